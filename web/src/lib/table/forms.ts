// The components that ask a player for an answer, one for each kind of form of a game.
import type { Component } from 'svelte';
import type { Inside, Tag } from '../net/match';

/** The properties of the component for the form `K`. */
export type FormProps<Form, K extends string, Shared> = Shared & { form: Inside<Form, K> };

/** A component for every kind of form: a new kind without one is a type error. */
export type Forms<Form, Shared> = {
  [K in Tag<Form>]: Component<FormProps<Form, K, Shared>>;
};
