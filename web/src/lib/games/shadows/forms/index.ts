// The forms of Shadows over Camelot: one component for each kind.
import type { Tag } from '../../../net/match';
import type { Session } from '../../../net/session.svelte';
import type { FormProps, Forms } from '../../../table/forms';
import type { Namer } from '../../../table/people';
import type { Picks } from '../../../table/picks.svelte';
import type { Choices, Form, Shown, You } from '../../../wire/shadows';
import type { Shadows } from '..';
import Announce from './Announce.svelte';
import Give from './Give.svelte';
import Loyalty from './Loyalty.svelte';
import Nothing from './Nothing.svelte';
import Place from './Place.svelte';
import Ride from './Ride.svelte';
import Token from './Token.svelte';
import Traitor from './Traitor.svelte';
import Turn from './Turn.svelte';
import Window from './Window.svelte';

/** What every form gets. */
export type Shared = {
  session: Session<Shadows>;
  board: Shown;
  choices: Choices | null;
  you: You | null;
  name: Namer;
  picks: Picks;
};
export type Props<K extends Tag<Form>> = FormProps<Form, K, Shared>;

export const forms: Forms<Form, Shared> = {
  nothing: Nothing,
  turn: Turn,
  ride: Ride,
  announce: Announce,
  token: Token,
  give: Give,
  loyalty: Loyalty,
  place: Place,
  window: Window,
  traitor: Traitor,
};
