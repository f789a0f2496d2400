import { useEffect, type RefObject } from 'react';

/**
 * Gives an element the focus whenever `occasion` changes to another number but 0. Late: the shell, too,
 * moves the focus once a page stands, and would have the last word.
 */
export function useLateFocus(element: RefObject<HTMLElement | null>, occasion: number): void {
  useEffect(() => {
    if (occasion === 0) return;
    const timer = setTimeout(() => element.current?.focus());
    return () => clearTimeout(timer);
  }, [element, occasion]);
}
