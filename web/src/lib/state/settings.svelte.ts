// What this browser stores: language, theme, sound, name. Any of it may be missing, as in private windows.
import { LANGUAGES, preferred, speak, type Language } from '../i18n/index.svelte';

export type Theme = 'system' | 'light' | 'dark';
export const THEMES: Theme[] = ['system', 'light', 'dark'];

/** The browser's storage, which may be denied. */
export const store = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(`roundtable.${key}`);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(`roundtable.${key}`, value);
    } catch {
      // Private windows store nothing.
    }
  },
};

const dark = matchMedia('(prefers-color-scheme: dark)');

function readTheme(): Theme {
  return THEMES.find((theme) => theme === store.get('theme')) ?? 'system';
}

export const settings = $state<{ theme: Theme; mute: boolean; keys: boolean }>({
  theme: readTheme(),
  mute: store.get('mute') === 'yes',
  keys: store.get('keys') !== 'no',
});

function paint(): void {
  const isDark = settings.theme === 'dark' || (settings.theme === 'system' && dark.matches);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
}

export function setTheme(theme: Theme): void {
  settings.theme = theme;
  store.set('theme', theme);
  paint();
}

export function setMute(mute: boolean): void {
  settings.mute = mute;
  store.set('mute', mute ? 'yes' : 'no');
}

export function setKeys(keys: boolean): void {
  settings.keys = keys;
  store.set('keys', keys ? 'yes' : 'no');
}

export async function setLanguage(language: Language): Promise<void> {
  store.set('language', language);
  await speak(language);
}

export async function begin(): Promise<void> {
  paint();
  dark.addEventListener('change', paint);
  const kept = LANGUAGES.find((language) => language === store.get('language'));
  await speak(kept ?? preferred(navigator.languages));
}

/** Whether animations are allowed. */
export function moves(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
