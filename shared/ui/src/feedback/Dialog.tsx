import { Global } from '@emotion/react';
import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../content/Icon.tsx';
import * as icons from '../content/icons.ts';
import { Actions, Body, Close, Frame, Head, pageBehind } from './dialog-styles.ts';

/** Whether a box overflows: keyboard users can scroll it only if it is focusable. */
function useScrolls() {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollHeight > element.clientHeight),
    );
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return { box, scrolls };
}

/**
 * Whether the page's scrollbar takes up width. Call it before scrolling is locked; when dialogs are stacked, the
 * body still has the gutter of the first. The server opens no dialog.
 */
const scrollbarTakesRoom = () =>
  typeof window === 'object' && window.innerWidth > document.body.clientWidth;

/**
 * A modal dialog on the native element, which traps and restores the focus and closes on Escape. A click outside
 * closes it too, except for an `alert`, which needs an answer.
 */
export function Dialog(props: {
  title: string;
  /** `alert`: only its actions close it. */
  kind?: 'dialog' | 'alert';
  wide?: boolean;
  children: ReactNode;
  actions?: ReactNode;
  onClose(): void;
}) {
  const { title, kind = 'dialog', wide = false, children, actions, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const { box, scrolls } = useScrolls();
  const [hasScrollbar] = useState(scrollbarTakesRoom);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (!element?.open) element?.showModal();
    return () => {
      element?.close();
      // On unmount React removes the element before it can restore the focus itself.
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const isBeside = (event: MouseEvent) => event.target === dialog.current;
  return (
    <Frame
      ref={dialog}
      wide={wide}
      role={kind === 'alert' ? 'alertdialog' : undefined}
      aria-labelledby={id}
      aria-describedby={kind === 'alert' ? `${id}-text` : undefined}
      onCancel={(event) => {
        // A file input inside fires its own cancel event, which bubbles.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      // A second Escape closes the element even though we prevented `cancel`.
      onClose={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      // A text selection can start inside and end outside, which is no click outside.
      onPointerDown={(event) => (pressedBeside.current = isBeside(event))}
      onClick={(event) => {
        if (kind === 'dialog' && pressedBeside.current && isBeside(event)) onClose();
      }}
    >
      <Global styles={pageBehind(hasScrollbar)} />
      <Head>
        <h2 id={id}>{title}</h2>
        {kind === 'dialog' && (
          <Close type="button" aria-label="닫기" onClick={onClose}>
            <Icon shape={icons.close} />
          </Close>
        )}
      </Head>
      <Body
        ref={box}
        id={`${id}-text`}
        {...(scrolls && { tabIndex: 0, role: 'group', 'aria-labelledby': id })}
      >
        <div>{children}</div>
      </Body>
      {actions && <Actions data-cut={scrolls || undefined}>{actions}</Actions>}
    </Frame>
  );
}
