import { isComposing } from '@portal/browser';
import { useEffect, useId, useRef, type FocusEvent, type MouseEvent } from 'react';

/**
 * A button that shows and hides a panel (WAI-ARIA disclosure). The panel closes on Escape, which returns the focus to the
 * button, on a press elsewhere, when the focus leaves, and when a link in it is followed. Returns the props of the
 * element around both, of the button and of the panel.
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
        // A null target means another window, or a press on something that takes no focus.
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
