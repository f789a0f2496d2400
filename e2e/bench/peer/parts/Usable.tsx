'use client';

import { useEffect } from 'react';

/**
 * Marks the page once it is hydrated, as the portal marks its sections, and then loads the web font as the portal does:
 * earlier, its files would compete with those that the page waits for.
 */
export function Usable({ fontCss }: { fontCss: string }) {
  useEffect(() => {
    document.querySelector('main')?.setAttribute('data-hydrated', '');
    if (!fontCss || document.querySelector(`link[href="${fontCss}"]`)) return;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = fontCss;
    requestIdleCallback(() => document.head.append(link));
  }, [fontCss]);
  return null;
}
