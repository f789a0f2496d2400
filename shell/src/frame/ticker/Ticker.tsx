import styled from '@emotion/styled';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { Icon, icons } from '@portal/ui';
import { useState, type FocusEvent } from 'react';
import type { LatestNotice } from './latest-notices.ts';
import { useRotation } from './rotation.ts';

const Line = styled.section`
  display: flex;
  align-items: center;
  gap: 12px;
  height: 100%;
  h2 {
    flex: none;
    padding: 2px 10px;
    border-radius: 999px;
    background: var(--soft-primary);
    color: var(--on-soft-primary);
    font-size: var(--small);
    letter-spacing: 0;
  }
  p {
    flex: 1;
    min-width: 0;
  }
  p > * {
    display: block;
    padding: 8px 0;
    overflow: hidden;
    color: var(--text);
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  a:hover {
    text-decoration: underline;
  }
  button {
    display: inline-flex;
    flex: none;
    align-items: center;
    justify-content: center;
    width: 44px;
    height: 44px;
    margin-right: -10px;
    border: 0;
    border-radius: 50%;
    background: none;
    cursor: pointer;
  }
`;

/** The latest notices in turn on one line. It pauses for readers and is no live region. */
export function Ticker({ notices }: { notices: LatestNotice[] }) {
  const { hrefFor } = useHost();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const { index, stopped, setStopped } = useRotation(notices.length, hovered || focused);
  const { bbsIdx, subject } = notices[index] as LatestNotice;
  const href = hrefFor(paths.notice({ bbsIdx }));

  return (
    <Line
      aria-label="공지사항"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(currentTarget.contains(relatedTarget))
      }
    >
      <h2>공지</h2>
      <p aria-live="off">{href ? <a href={href}>{subject}</a> : <span>{subject}</span>}</p>
      {notices.length > 1 && (
        <button
          type="button"
          aria-label={stopped ? '공지 자동 넘김 시작' : '공지 자동 넘김 멈춤'}
          onClick={() => setStopped(!stopped)}
        >
          <Icon shape={stopped ? icons.play : icons.pause} />
        </button>
      )}
    </Line>
  );
}
