/** How large the shared board is written: larger sizes leave out detail first. */
export type Size = 1 | 2 | 3;
export const SIZES = [1, 2, 3] as const satisfies readonly Size[];
