import { isComposing } from '@portal/browser';
import { useEffect, useId, useRef, type FocusEvent, type MouseEvent } from 'react';

/**
 * A button that shows and hides what stands after it, without taking the focus. Escape closes it and
 * gives the focus back; a press elsewhere, the focus leaving, and a link in it that is followed close
 * it too. Gives what belongs to the element around both, to the button, and to what it shows.
 */
export function useDisclosure<Root extends HTMLElement = HTMLDivElement>(
  open: boolean,
  setOpen: (open: boolean) => void,
) {
  const id = useId();
  const root = useRef<Root>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== 'Escape' || isComposing(event)) return;
      if (root.current?.contains(document.activeElement)) toggle.current?.focus();
      setOpen(false);
    };
    const onPointerDown = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [open, setOpen]);

  return {
    root: {
      ref: root,
      onBlur({ relatedTarget }: FocusEvent) {
        // Null: another window, or a press on nothing that takes focus.
        if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
      },
    },
    toggle: {
      ref: toggle,
      type: 'button' as const,
      'aria-expanded': open,
      'aria-controls': id,
    },
    panel: {
      id,
      hidden: !open,
      onClick({ target }: MouseEvent) {
        if ((target as Element).closest('a')) setOpen(false);
      },
    },
  };
}
