// The documents of the rules as blocks that the page can show. It reads the part of Markdown that they use: headings,
// paragraphs, lists, tables; strong and emphasised words, code, links.

export type Inline =
  { kind: 'text' | 'strong' | 'em' | 'code'; text: string } | { kind: 'link'; text: string; href: string };
export type Block =
  | { kind: 'heading'; level: number; id: string; text: Inline[] }
  | { kind: 'paragraph'; id: string; text: Inline[] }
  | { kind: 'list'; ordered: boolean; items: { id: string; text: Inline[] }[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

/** The number at the beginning of a rule, as `**AV-31.**`, `**AV-109 (note).**` or `**K-4**`. */
const NUMBER = /^\*\*([A-Z]+-\d+)\b[^*]*\*\*/;
const TOKEN = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)/g;

/** The blocks of a document. Every number of a rule that the document has becomes a link to it. */
export function read(source: string): Block[] {
  const lines = source.split('\n');
  const known = new Set(lines.flatMap((line) => NUMBER.exec(line.replace(/^(- |\d+\. )/, ''))?.[1] ?? []));
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length;) {
    const [first, ...more] = take(lines, at);
    at += Math.max(1, 1 + more.length);
    if (first === undefined || first.trim() === '') continue;
    blocks.push(block([first, ...more], (text) => inline(text, known)));
  }
  return blocks;
}

const starts = (line: string) => /^(#+ |- |\d+\. |\|)/.test(line);

/** The lines of the block that begins here. */
function take(lines: string[], at: number): string[] {
  const first = lines[at] ?? '';
  if (first.trim() === '' || first.startsWith('#')) return [first];
  const kind = kindOf(first);
  let end = at + 1;
  for (; end < lines.length; end += 1) {
    const line = lines[end] ?? '';
    if (line.trim() === '') break;
    if (starts(line) && kindOf(line) !== kind) break;
  }
  return lines.slice(at, end);
}

function kindOf(line: string): 'table' | 'list' | 'text' {
  if (line.startsWith('|')) return 'table';
  return /^(- |\d+\. )/.test(line) ? 'list' : 'text';
}

function block(lines: string[], words: (text: string) => Inline[]): Block {
  const first = lines[0] ?? '';
  const heading = /^(#+) (.*)$/.exec(first);
  if (heading) {
    const [, marks = '', title = ''] = heading;
    return { kind: 'heading', level: marks.length, id: slug(title), text: words(title) };
  }
  if (kindOf(first) === 'table') {
    const [head = [], , ...rows] = lines.map(cells);
    return { kind: 'table', head: head.map(words), rows: rows.map((row) => row.map(words)) };
  }
  if (kindOf(first) === 'list') {
    const items: string[] = [];
    for (const line of lines) {
      if (kindOf(line) === 'list') items.push(line.replace(/^(- |\d+\. )/, ''));
      else items.push(`${items.pop() ?? ''} ${line.trim()}`);
    }
    return {
      kind: 'list',
      ordered: !first.startsWith('-'),
      items: items.map((text) => ({ id: idOf(text), text: words(text) })),
    };
  }
  const text = lines.map((line) => line.trim()).join(' ');
  return { kind: 'paragraph', id: idOf(text), text: words(text) };
}

const idOf = (text: string) => NUMBER.exec(text)?.[1] ?? '';
/** `1. Setup` is found as `1-setup`, as on GitHub. */
const slug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-');
const cells = (line: string) =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replace(/\\\|/g, '|'));

function inline(text: string, known: Set<string>): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const token of text.matchAll(TOKEN)) {
    found.push(...references(text.slice(at, token.index), known));
    const [whole, strong, em, code, label, href] = token;
    if (strong !== undefined) found.push({ kind: 'strong', text: strong });
    else if (em !== undefined) found.push({ kind: 'em', text: em });
    else if (code !== undefined) found.push({ kind: 'code', text: code });
    // Other documents are not part of the page.
    else if (href?.startsWith('#')) found.push({ kind: 'link', text: label ?? '', href });
    else found.push({ kind: 'text', text: label ?? '' });
    at = token.index + whole.length;
  }
  return [...found, ...references(text.slice(at), known)].filter((each) => each.text !== '');
}

/** Plain words, with a link for each number of a rule. */
function references(text: string, known: Set<string>): Inline[] {
  return text
    .split(/\b([A-Z]+-\d+)\b/)
    .map((part, index) =>
      index % 2 === 1 && known.has(part)
        ? { kind: 'link', text: part, href: `#${part}` }
        : { kind: 'text', text: part },
    );
}
