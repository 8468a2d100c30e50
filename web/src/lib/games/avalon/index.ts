// Avalon as the page knows it.
import type * as Wire from '../../wire/avalon';
import type { Hint } from '../../wire/games';
import type { Game } from '../game';

export type Avalon = {
  Setup: Wire.Setup;
  Board: Wire.Shown;
  You: Wire.You;
  Form: Wire.Form;
  Choices: Wire.Choices;
  Notice: Wire.Notice;
  Command: Wire.Command;
  Statement: Wire.Statement;
  Hint: Hint;
};

export const avalon: Game<Avalon> = {
  icon: 'crown',
  prefix: 'AV',
  players: 5,
  first: 'firstLeader',
  roleKey: ({ role }) => `role-${role}`,
  lesson: { players: 5 },
  Table: () => import('./Table.svelte'),
  Summary: () => import('./Summary.svelte'),
  Brief: () => import('./Brief.svelte'),
  Stage: () => import('./Stage.svelte'),
  Screen: () => import('./Screen.svelte'),
  Setup: () => import('./Setup.svelte'),
  Rules: () => import('./Rules.svelte'),
  Numbers: () => import('./Numbers.svelte'),
  rules: () => import('./rules'),
  words: () => import('./words'),
};
