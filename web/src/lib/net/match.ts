// Rust's enums in JSON: a word, or an object with one member. `match` needs an arm for every variant, so a new notice is
// a type error wherever notices are shown.
export type Tag<U> = U extends string ? U : U extends object ? keyof U & string : never;
export type Inside<U, K extends string> = U extends K ? undefined : U extends { [key in K]: infer P } ? P : never;

export type Arms<U, R> = { [K in Tag<U>]: (inside: Inside<U, K>) => R };

/** The name of the variant. */
export function tagOf<U extends string | object>(value: U): Tag<U> {
  return (typeof value === 'string' ? value : Object.keys(value)[0]) as Tag<U>;
}

/** The content of the variant, if it is this one. */
export function inside<U extends string | object, K extends Tag<U>>(value: U | null, tag: K): Inside<U, K> | undefined {
  return value === null || typeof value === 'string' ? undefined : (value as Record<string, Inside<U, K>>)[tag];
}

export function match<U extends string | object, R>(value: U, arms: Arms<U, R>): R {
  const tag = tagOf(value);
  const content = typeof value === 'string' ? undefined : (value as Record<string, unknown>)[tag];
  return (arms[tag] as (content: unknown) => R)(content);
}
