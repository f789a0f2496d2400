import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { arrow } from '../theme/tokens.ts';

// `text-wrap: pretty` keeps a single word from standing alone in the last line.
export const rowStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 24px;
  min-height: 84px;
  padding: 16px 4px;
  border-bottom: var(--line-width) solid var(--line);
  color: var(--text);
  text-decoration: none;
  font-variant-numeric: tabular-nums;
  text-wrap: pretty;
  h2 {
    font-size: 1.06rem;
    font-weight: 600;
  }
  p,
  time {
    color: var(--text-second);
    font-size: var(--small);
  }
`;
/** A row that leads on: an arrow at its end says so. */
export const pressedStyles = css`
  position: relative;
  padding-right: 36px;
  cursor: pointer;
  &::after {
    position: absolute;
    top: calc(50% - 5px);
    right: 10px;
    ${arrow}
  }
  @media print {
    &::after {
      content: none;
    }
  }
  &:hover h2 {
    color: var(--primary);
  }
`;

/** A row of `Rows` that is a link: an `<h2>` with lines below it, and what stands at its end. */
export const RowLink = styled.a(rowStyles, pressedStyles);
