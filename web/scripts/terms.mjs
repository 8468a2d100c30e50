// Compares the names in the languages with docs/terms.md, and finds the words that it rules out.
const COLUMNS = ['en', 'pl', 'cs', 'es', 'uk'];

/** The messages that are exactly a term, by the term in English. */
const NAMES = {
  Avalon: ['game-avalon'],
  'Good / Evil': ['side-good', 'side-evil'],
  Leader: ['leader'],
  'Success / Fail': ['card-success', 'card-fail'],
  Merlin: ['role-merlin'],
  Assassin: ['role-assassin'],
  Percival: ['role-percival'],
  Mordred: ['role-mordred'],
  Morgana: ['role-morgana'],
  Oberon: ['role-oberon'],
  'Loyal Servant of Arthur': ['role-servant'],
  'Minion of Mordred': ['role-minion'],
  'Lady of the Lake': ['lady'],
  Excalibur: ['excalibur'],
  targeting: ['targeting'],
  'plot cards': ['plot-cards'],
  'Ambush / We found you!': ['plot-ambush', 'plot-we_found_you'],
  'threat pile': ['sc-pile'],
  'Loyal / Traitor': ['sc-loyalty-loyal', 'sc-loyalty-traitor'],
  'Picts, Saxons, Dragon, Excalibur, Holy Grail': [
    'sc-quest-picts',
    'sc-quest-saxons',
    'sc-quest-dragon',
    'sc-quest-excalibur',
    'sc-quest-grail',
  ],
  'Morgan, Merlin, Mordred, Vivien': ['sc-card-morgan', 'sc-card-merlin', 'sc-card-mordred', 'sc-card-vivien'],
  'knights: Arthur, Tristan, Gawain, Galahad, Percival': [
    'sc-knight-arthur',
    'sc-knight-tristan',
    'sc-knight-gawain',
    'sc-knight-galahad',
    'sc-knight-percival',
  ],
};

/** Without the mark of our own words, without an article, in small letters. */
const plain = (text) =>
  text
    .replaceAll('*', '')
    .trim()
    .toLocaleLowerCase()
    .replace(/^(el|la|los|las) /, '');

/** The single words of a cell: the part before a semicolon, separated as in English. */
function words(cell, count) {
  const text = cell.split(';')[0].replace(/^knights: /, '');
  if (count === 1) return [plain(text)];
  return text.split(text.includes(' / ') ? ' / ' : ',').map(plain);
}

/** The cells of each row of the tables below headings that begin with one of these words. */
function rows(document, headings) {
  const found = [];
  let inside = false;
  for (const line of document.split('\n')) {
    if (line.startsWith('## ')) inside = headings.some((heading) => line.startsWith(`## ${heading}`));
    else if (inside && line.startsWith('|') && !line.startsWith('|---')) {
      found.push(
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    }
  }
  return found;
}

/** The names that differ from the document, and the names that it does not have. */
export function names(document, all, language) {
  const faults = [];
  const column = COLUMNS.indexOf(language);
  if (column < 0) return faults;
  const terms = new Map(rows(document, ['Avalon', 'Shadows']).map((cells) => [cells[0], cells]));
  for (const [english, keys] of Object.entries(NAMES)) {
    const cell = terms.get(english)?.[column];
    if (cell === undefined) {
      faults.push(`docs/terms.md: there is no row “${english}”`);
      continue;
    }
    const wanted = words(cell, keys.length);
    keys.forEach((key, index) => {
      const message = all.get(key);
      const have = plain(message?.texts.join('') ?? '');
      if (have !== wanted[index])
        faults.push(`${message?.file ?? language}: ${key} is “${have}”, in docs/terms.md “${wanted[index]}”`);
    });
  }
  return faults;
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A word or phrase as a pattern; `*` at its end stands for any ending. */
function pattern(phrase) {
  const open = phrase.endsWith('*');
  const body = escaped(open ? phrase.slice(0, -1) : phrase);
  return new RegExp(`(?<!\\p{L})${body}${open ? '' : '(?!\\p{L})'}`, 'iu');
}

/** The messages with a word that the document rules out. */
export function ruledOut(document, all, language) {
  const faults = [];
  const banned = rows(document, ['Not used'])
    .filter(([name]) => name === language)
    .flatMap(([, not, instead]) => not.split(',').map((phrase) => ({ phrase: phrase.trim(), instead })));
  for (const { phrase, instead } of banned) {
    const wanted = pattern(phrase);
    for (const [key, message] of all) {
      if (message.texts.some((text) => wanted.test(text)))
        faults.push(`${message.file}: ${key} says “${phrase}”; docs/terms.md wants “${instead}”`);
    }
  }
  return faults;
}
