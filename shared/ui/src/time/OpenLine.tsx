import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Line = styled.p`
  display: flex;
  align-items: baseline;
  gap: 8px;
  min-height: 1.6em;
  font-weight: 600;
  &[data-open]::before {
    content: '';
    flex: none;
    width: 10px;
    height: 10px;
    border: 2px solid var(--text-third);
    border-radius: 50%;
  }
  &[data-open='true']::before {
    border-color: var(--success);
    background: var(--success);
  }
  /* Room for a sentence of the usual length: what stands beside the line wraps now, and not once the time is known. */
  &:not([data-open])::before {
    content: '지금은 쉽니다. 내일 09:00부터 받습니다.';
    visibility: hidden;
  }
`;

/**
 * Shows whether something is open now. While `isOpen` is null the time is not known yet, and the line keeps its
 * place empty.
 */
export const OpenLine = (props: { isOpen: boolean | null; children: ReactNode }) => (
  <Line data-browser data-open={props.isOpen ?? undefined}>
    {props.children}
  </Line>
);
