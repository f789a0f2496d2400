import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';

// Starts invisible, because most pages arrive sooner and the bar would flicker.
const appear = keyframes`0%, 30% { opacity: 0; } 40%, 100% { opacity: 1; }`;
const run = keyframes`0% { transform: translateX(-100%); } 100% { transform: translateX(250%); }`;

const Track = styled.div`
  position: absolute;
  inset: auto 0 0;
  height: 3px;
  overflow: hidden;
  animation: ${appear} 600ms;
  &::before {
    content: '';
    display: block;
    width: 40%;
    height: 100%;
    background: var(--primary);
    animation: ${run} 1.1s linear infinite;
  }
`;

/** Shows that a page is loading. */
export function ProgressBar({ active }: { active: boolean }) {
  return active ? <Track role="progressbar" aria-label="불러오는 중" /> : null;
}
