// The options of a table as data: what may be chosen. What the rules think of it, the server says.
export type Value = string | number | boolean;
export type Choice = { key: string; values: readonly Value[]; needs?: { key: string; is: readonly Value[] } };

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** The first value is the usual one. */
export const AVALON_OPTIONS = [
  { key: 'lady', values: [false, true] },
  { key: 'ladyMandatory', values: [true, false], needs: { key: 'lady', is: [true] } },
  { key: 'excalibur', values: [false, true] },
  { key: 'targeting', values: [false, true] },
  { key: 'targetingFifth', values: ['twoSucceeded', 'twoCompleted'], needs: { key: 'targeting', is: [true] } },
  { key: 'lancelotVariant', values: ['off', 'v1', 'v2', 'v3'] },
  { key: 'lancelotV1Deck', values: ['promo', 'bigBox'], needs: { key: 'lancelotVariant', is: ['v1'] } },
  { key: 'lancelotV1EvilMustFail', values: [false, true], needs: { key: 'lancelotVariant', is: ['v1'] } },
  { key: 'plot', values: [false, true] },
  { key: 'plotsPerRound', values: upTo(15), needs: { key: 'plot', is: [true] } },
  { key: 'plotDeck56', values: ['seven', 'own'], needs: { key: 'plot', is: [true] } },
  { key: 'strongLeaderNext', values: ['fromNewLeader', 'fromReplaced'], needs: { key: 'plot', is: [true] } },
  { key: 'spotlightOrder', values: ['simultaneous', 'targetFirst'], needs: { key: 'plot', is: [true] } },
  { key: 'roleListPublic', values: [true, false] },
  { key: 'merlinSeesOberon', values: [true, false] },
  { key: 'assassinTargets', values: ['currentGood', 'notKnownEvil', 'anyOther', 'anySeat'] },
  { key: 'evilRevealAtAssassination', values: [true, false] },
  { key: 'wrongLoyaltyCard', values: ['impossible', 'sideLoses'] },
  { key: 'allowNoMerlin', values: [false, true] },
  { key: 'percivalFiveRule', values: ['error', 'warn'] },
  { key: 'morganaWithoutPercival', values: ['warn', 'error'] },
] as const satisfies readonly Choice[];

export const SHADOWS_OPTIONS = [
  { key: 'expert', values: [false, true] },
  { key: 'memoryAid', values: [false, true] },
  { key: 'promos', values: [false, true] },
  { key: 'modesEndOnQuest', values: [false, true] },
  { key: 'modesBindTraitor', values: [false, true] },
  { key: 'whisperLoyalMayLie', values: [false, true] },
  { key: 'merlin5BeatsMorgan7', values: [false, true] },
  { key: 'merlin5CountBefore', values: [false, true] },
  { key: 'vivienExposed', values: ['excluded', 'allowed'] },
  { key: 'swordLimit', values: ['none', 16] },
  { key: 'gawainLeftovers', values: ['discard', 'top'] },
] as const satisfies readonly Choice[];

export type AvalonKey = (typeof AVALON_OPTIONS)[number]['key'];
export type ShadowsKey = (typeof SHADOWS_OPTIONS)[number]['key'];
