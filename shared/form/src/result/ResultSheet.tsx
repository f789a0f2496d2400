import styled from '@emotion/styled';
import { useEffect, useRef, type ReactNode } from 'react';

const Sheet = styled.div`
  max-width: 720px;
  &:focus {
    outline: none;
  }
`;

/**
 * The place of a result. It takes the form's place in the history, so the shell moves neither focus nor scroll; the
 * button that led here is gone, and a screen reader has to hear what became of it.
 */
export function ResultSheet({ children }: { children: ReactNode }) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the shell, which places what it shows.
    const timer = setTimeout(() => {
      sheet.current?.focus({ preventScroll: true });
      document.documentElement.scrollTop = 0;
    });
    return () => clearTimeout(timer);
  }, []);
  return (
    <Sheet ref={sheet} tabIndex={-1}>
      {children}
    </Sheet>
  );
}
