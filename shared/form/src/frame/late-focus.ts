import { useEffect, type RefObject } from 'react';

/**
 * Gives an element the focus whenever `occasion` changes to a number other than 0. It waits for a task,
 * because the shell moves the focus too once a page has rendered.
 */
export function useLateFocus(element: RefObject<HTMLElement | null>, occasion: number): void {
  useEffect(() => {
    if (occasion === 0) return;
    const timer = setTimeout(() => element.current?.focus());
    return () => clearTimeout(timer);
  }, [element, occasion]);
}
