import { beforeEach, describe, expect, it } from 'vitest';
import { setKeys } from '../state/settings.svelte';
import { buttonFor } from './keys';

const key = (name: string, from = 'body', more: KeyboardEventInit = {}) => {
  let found: HTMLButtonElement | null = null;
  const hear = (event: KeyboardEvent) => (found = buttonFor(event));
  addEventListener('keydown', hear, { once: true });
  document.querySelector(from)?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, ...more }));
  return (found as HTMLButtonElement | null)?.id ?? null;
};

describe('the keys of a table', () => {
  beforeEach(() => {
    setKeys(true);
    document.body.innerHTML = `<button id="approve" aria-keyshortcuts="A"></button><input />
      <button id="reject" aria-keyshortcuts="R" disabled></button>`;
  });
  it('press the button that names them, unless it is disabled', () => {
    expect(key('a')).toBe('approve');
    expect(key('A')).toBe('approve');
    expect(key('r')).toBeNull();
    expect(key('x')).toBeNull();
  });
  it('do nothing while somebody types, with Ctrl, over a sheet, or when switched off', () => {
    expect(key('a', 'input')).toBeNull();
    expect(key('a', 'body', { ctrlKey: true })).toBeNull();
    setKeys(false);
    expect(key('a')).toBeNull();
    setKeys(true);
    document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
    expect(key('a')).toBeNull();
  });
});
