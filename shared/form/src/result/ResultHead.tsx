import styled from '@emotion/styled';
import { useRef, type ReactNode } from 'react';
import { useLateFocus } from '../frame/late-focus.ts';

const Head = styled.div`
  &:focus {
    outline: none;
  }
`;

/**
 * The heading and number of a result. It takes the focus, because a result replaces its form in the history: the shell moves
 * neither focus nor scroll then, and the button that led here is gone.
 */
export function ResultHead({ children }: { children: ReactNode }) {
  const head = useRef<HTMLDivElement>(null);
  useLateFocus(head, 1);
  return (
    <Head ref={head} tabIndex={-1}>
      {children}
    </Head>
  );
}
