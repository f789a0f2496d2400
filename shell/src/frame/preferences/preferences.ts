import { useSyncExternalStore } from 'react';
import { keepCookie } from '../../browser/cookies.ts';

export type Preference = 'text' | 'contrast';

/** The system's preference; the customer's switch overrides it either way. */
const systemContrast = () => matchMedia('(prefers-contrast: more)');

/** <html> holds the state: the server writes it from the cookies (shell/server/pages/html-attributes.ts). */
const root = () => document.documentElement;

function isOn(name: Preference): boolean {
  const { text, contrast } = root().dataset;
  if (name === 'text') return text === 'large';
  return contrast ? contrast === 'more' : systemContrast().matches;
}

/** The value to store; null for the default. */
function valueOf(name: Preference, on: boolean): string | null {
  if (name === 'text') return on ? 'large' : null;
  if (on) return 'more';
  return systemContrast().matches ? 'normal' : null;
}

export function setPreference(name: Preference, on: boolean): void {
  const value = valueOf(name, on);
  if (value === null) root().removeAttribute(`data-${name}`);
  else root().setAttribute(`data-${name}`, value);
  keepCookie(name, value);
}

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(root(), { attributeFilter: ['data-text', 'data-contrast'] });
  const system = systemContrast();
  system.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', changed);
  };
}

/** Whether the preference is on; false on the server and during hydration, where it is unknown. */
export const usePreference = (name: Preference): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOn(name),
    () => false,
  );
