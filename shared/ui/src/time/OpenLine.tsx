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
`;

/**
 * Shows whether something is open now. While `isOpen` is null the time is not known yet, and the line keeps its
 * height empty.
 */
export const OpenLine = (props: { isOpen: boolean | null; children: ReactNode }) => (
  <Line data-browser data-open={props.isOpen ?? undefined}>
    {props.children}
  </Line>
);
