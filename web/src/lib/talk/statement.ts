// The parts of a statement that is being put together.

/** One value that can be chosen, in words. */
export type Option<Value> = { value: Value; label: string };

/** The values of a list, each with its words. */
export function optionsOf<Value>(values: readonly Value[], label: (value: Value) => string): Option<Value>[] {
  return values.map((value) => ({ value, label: label(value) }));
}

/** The first of these parts that is still missing. */
export function firstMissing<Parts>(fields: readonly (keyof Parts)[], got: Partial<Parts>): keyof Parts | null {
  return fields.find((field) => got[field] === undefined) ?? null;
}
