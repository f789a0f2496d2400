import styled from '@emotion/styled';
import { useState } from 'react';
import { useAnswer } from '../desk/live.tsx';

const Details = styled.details`
  color: var(--text-second);
  font-size: var(--small);
  summary {
    width: fit-content;
    padding: 6px 0;
    cursor: pointer;
  }
  pre {
    max-height: 280px;
    padding: 12px;
    border: var(--line-width) solid var(--line);
    border-radius: var(--radius);
    background: var(--sunken);
    font-size: 0.8rem;
    line-height: 1.5;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    overflow-y: auto;
  }
`;

/** What the newest checks of a set printed. Asks for it only once it is opened. */
export function CheckLog({ set }: { set: string }) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useAnswer('check-log', isOpen ? { set } : null);
  return (
    <Details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>검사 로그 보기</summary>
      {data && (
        // It scrolls, so the keyboard must reach it.
        <pre lang="en" tabIndex={0} aria-label={`세트 ${set}의 검사 로그`}>
          {data.log || '…'}
        </pre>
      )}
    </Details>
  );
}
