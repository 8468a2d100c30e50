// Who I am on this server. A newcomer needs no form: a name is made up, and can be changed at any time.
import { t } from '../i18n/index.svelte';
import type { Line } from '../net/messages';
import { rest } from '../net/rest';

export const me = $state<{ name: string; tables: Line[]; known: boolean }>({ name: '', tables: [], known: false });

export async function recall(): Promise<void> {
  const found = await rest.me();
  me.name = found.name ?? '';
  me.tables = found.tables;
  me.known = true;
}

export async function rename(name: string): Promise<void> {
  const taken = await rest.name(name);
  me.name = taken.name ?? name;
}

/** Makes sure that I have a name before I sit down. */
export async function ensureName(): Promise<void> {
  if (!me.known) await recall();
  if (me.name !== '') return;
  const number = 100 + Math.floor(Math.random() * 900);
  await rename(t('guest-name', { number: String(number) }));
}
