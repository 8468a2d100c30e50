// The forms of Avalon: one component for each kind.
import type { Tag } from '../../../net/match';
import type { Session } from '../../../net/session.svelte';
import type { FormProps, Forms } from '../../../table/forms';
import type { Namer } from '../../../table/people';
import type { Picks } from '../../../table/picks.svelte';
import type { Choices, Form, Shown, You } from '../../../wire/avalon';
import type { Avalon } from '..';
import Excalibur from './Excalibur.svelte';
import Give from './Give.svelte';
import Lady from './Lady.svelte';
import Loyalty from './Loyalty.svelte';
import Play from './Play.svelte';
import Propose from './Propose.svelte';
import Shoot from './Shoot.svelte';
import Take from './Take.svelte';
import Target from './Target.svelte';
import Vote from './Vote.svelte';
import Wait from './Wait.svelte';
import Window from './Window.svelte';

/** What every form gets. */
export type Shared = {
  session: Session<Avalon>;
  board: Shown;
  choices: Choices | null;
  you: You | null;
  name: Namer;
  picks: Picks;
};
export type Props<K extends Tag<Form>> = FormProps<Form, K, Shared>;

export const forms: Forms<Form, Shared> = {
  wait: Wait,
  propose: Propose,
  vote: Vote,
  play: Play,
  excalibur: Excalibur,
  lady: Lady,
  loyalty: Loyalty,
  give: Give,
  window: Window,
  target: Target,
  take: Take,
  shoot: Shoot,
};
