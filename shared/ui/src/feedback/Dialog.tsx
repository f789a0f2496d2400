import { Global } from '@emotion/react';
import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../content/Icon.tsx';
import { Actions, Body, Close, Frame, Head, pageBehind } from './dialog-styles.ts';

/** Whether a box shows less than it holds: it then has to be reachable by keyboard, to be scrolled. */
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
 * Asked before the page is held still; under another dialog the body still leaves that room. The server
 * opens no dialog.
 */
const scrollbarTakesRoom = () =>
  typeof window === 'object' && window.innerWidth > document.body.clientWidth;

/**
 * Something over the page, on the platform's own dialog: it keeps the focus, gives it back, and closes
 * by Escape. A click beside it closes it as well, unless it is an `alert`, which has to be answered.
 */
export function Dialog(props: {
  title: string;
  /** `alert`: has no close button but its actions. */
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
      // Unmounting takes the element away before it can give the focus back itself.
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
        // A file field inside has a cancel of its own, and it bubbles.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      // A second Escape closes the element whatever `cancel` was answered.
      onClose={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      // Marking a text can begin inside and end beside: that is no click beside it.
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
            <Icon name="close" />
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
