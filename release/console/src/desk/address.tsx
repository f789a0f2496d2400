import { useSyncExternalStore, type ComponentProps } from 'react';

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** The current address: path and query. */
export const useAddress = (): URL =>
  new URL(useSyncExternalStore(subscribe, () => window.location.href));

/** Navigates to another page of the console. @param how `replace` adds no history entry */
export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  window.history[`${how}State`](null, '', to);
  tell();
}

/** A link to another page of the console, without a reload; modifier keys open a new tab as usual. */
export function Link({ href, onClick, ...props }: ComponentProps<'a'> & { href: string }) {
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        const { altKey, ctrlKey, metaKey, shiftKey, button } = event;
        if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
        event.preventDefault();
        go(href);
      }}
    />
  );
}
