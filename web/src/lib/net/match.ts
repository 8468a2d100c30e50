// Rust's enums as JSON: a bare word, or an object with one member. `match` needs an arm for every kind, so that a new
// notice fails the type check wherever notices are shown.
type Tag<U> = U extends string ? U : U extends object ? keyof U & string : never;
type Inside<U, K extends string> = U extends K ? undefined : U extends { [key in K]: infer P } ? P : never;

export type Arms<U, R> = { [K in Tag<U>]: (inside: Inside<U, K>) => R };

export function match<U extends string | object, R>(value: U, arms: Arms<U, R>): R {
  const tag = (typeof value === 'string' ? value : Object.keys(value)[0]) as Tag<U>;
  const inside = typeof value === 'string' ? undefined : (value as Record<string, unknown>)[tag];
  return (arms[tag] as (inside: unknown) => R)(inside);
}
