// The person on this server. A new person gets a made-up name, which can be changed at any time.
import { t } from '../i18n/index.svelte';
import type { Line } from '../net/messages';
import { rest } from '../net/rest';

export const me = $state<{ name: string; tables: Line[]; known: boolean }>({ name: '', tables: [], known: false });

/** Calls about the name run one at a time and in order, so that the last one counts. */
let turn: Promise<void> = Promise.resolve();

function queue(call: () => Promise<void>): Promise<void> {
  turn = turn.catch(() => undefined).then(call);
  return turn;
}

export function recall(): Promise<void> {
  return queue(async () => {
    const found = await rest.me();
    me.name = found.name ?? '';
    me.tables = found.tables;
    me.known = true;
  });
}

export function rename(name: string): Promise<void> {
  return queue(async () => {
    const taken = await rest.name(name);
    me.name = taken.name ?? name;
  });
}

/** Makes sure that the person has a name, and the one just typed, before taking a seat. */
export async function ensureName(): Promise<void> {
  const typed = turn;
  // A name that was refused stops the person once.
  turn = typed.catch(() => undefined);
  await typed;
  if (!me.known) await recall();
  if (me.name !== '') return;
  const number = 100 + Math.floor(Math.random() * 900);
  await rename(t('guest-name', { number: String(number) }));
}
