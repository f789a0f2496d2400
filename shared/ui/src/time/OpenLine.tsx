import styled from '@emotion/styled';
import { media } from '../theme/tokens.ts';

// Nothing beside or below this line may move when its sentence comes or changes. So until the time is known, `::before` holds the longest
// sentence, hidden. On phones each sentence has the height of two lines, which some need, and `::after` keeps the width of the longest.
const Line = styled.p`
  display: flex;
  align-items: baseline;
  gap: 8px;
  min-height: 1.6em;
  font-weight: 600;
  &[data-open]::before {
    content: '';
    box-sizing: border-box;
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
  &:not([data-open])::before {
    content: '지금은 쉽니다. 2026.11.30(월) 09:00부터 받습니다.';
    visibility: hidden;
  }
  ${media.mobile} {
    display: grid;
    grid-template: auto 0 / auto 1fr;
    gap: 0 8px;
    min-height: 3.2em;
    white-space: pre-line;
    &:not([data-open])::before {
      content: '';
    }
    &::after {
      content: '2026.11.30(월) 09:00부터 받습니다.';
      grid-area: 2 / 1 / auto / -1;
      padding-left: 18px;
      overflow: hidden;
      visibility: hidden;
    }
  }
`;

/**
 * Shows whether something is open now. While `isOpen` is null the time is not known yet, and the line keeps its
 * place empty.
 * @param children what is so now, and after a line break until when
 */
export const OpenLine = (props: { isOpen: boolean | null; children: string | null }) => (
  <Line data-browser data-open={props.isOpen ?? undefined}>
    {props.children}
  </Line>
);
