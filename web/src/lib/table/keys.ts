// Keys for fast players. A button names its key in `aria-keyshortcuts`; nothing happens while somebody types or a sheet is
// open, and the keys can be switched off.
import { settings } from '../state/settings.svelte';

/** Where a key belongs to what has the focus. */
const OWN = 'input, textarea, select, [contenteditable], dialog[open]';

/** The button for a key that is pressed now, if any. */
export function buttonFor(event: KeyboardEvent, within: ParentNode = document): HTMLButtonElement | null {
  if (!settings.keys || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest(OWN) || document.querySelector('dialog[open]')) return null;
  const key = event.key.toUpperCase();
  const all = within.querySelectorAll<HTMLButtonElement>('button[aria-keyshortcuts]:not(:disabled)');
  return [...all].find((button) => button.getAttribute('aria-keyshortcuts') === key) ?? null;
}

/** Presses the button of a key. For `svelte:window`. */
export function press(event: KeyboardEvent): void {
  const button = buttonFor(event);
  if (!button) return;
  event.preventDefault();
  button.focus();
  button.click();
}
