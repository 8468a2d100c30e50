// Shadows over Camelot as the page knows it.
import type * as Wire from '../../wire/shadows';
import type { Game } from '../game';

export type Shadows = {
  Setup: Wire.Setup;
  Board: Wire.Shown;
  You: Wire.You;
  Form: Wire.Form;
  Choices: Wire.Choices;
  Notice: Wire.Notice;
  Command: Wire.Command;
  Statement: Wire.Statement;
  Hint: never;
};

export const shadows: Game<Shadows> = {
  icon: 'chalice',
  prefix: 'SC',
  players: 4,
  first: 'startPlayer',
  roleKey: ({ side }) => `sc-loyalty-${side}`,
  lesson: { players: 4, options: { memoryAid: true } },
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
