import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media } from '../theme/tokens.ts';

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 24px;
  width: 100%;
  min-height: 84px;
  padding: 16px 4px;
  border: 0;
  border-bottom: var(--line-width) solid var(--line);
  background: none;
  color: var(--text);
  text-align: left;
  text-decoration: none;
  font-variant-numeric: tabular-nums;
  h2 {
    font-size: 1.06rem;
    font-weight: 600;
  }
  p {
    color: var(--text-second);
    font-size: var(--small);
  }
  > strong {
    padding: 6px 14px;
    border-radius: 999px;
    background: var(--soft-primary);
    color: var(--on-soft-primary);
    font-size: var(--small);
    white-space: nowrap;
  }
  > strong[data-tone='notable'] {
    background: var(--soft-accent);
    color: var(--on-soft-accent);
  }
  &:has(+ p) {
    border-bottom: 0;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`;
const pressed = css`
  cursor: pointer;
  &:hover h2 {
    color: var(--primary);
  }
`;
const LinkRow = styled.a(row, pressed);
const ButtonRow = styled.button(row, pressed);
const PlainRow = styled.div(row);
const Below = styled.p`
  padding: 12px 4px 20px;
  border-bottom: var(--line-width) solid var(--line);
`;

/** What a press on the row does: opens an address, calls a function, or nothing for null. */
type Way = { href: string } | { onOpen(): void } | null;

/** A row of a list: a title, lines of details and a state. */
export function ListRow(props: {
  title: string;
  /** Details below the title, one per line; null and empty lines are left out. */
  lines: readonly (string | null)[];
  /** The state at the end of the row. Use `notable` if it needs the customer's attention or ended without success. */
  state: { name: string; tone: 'plain' | 'notable' } | null;
  way: Way;
  /** Shown below the row, outside its link; for example a button. */
  children?: ReactNode;
}) {
  const { title, lines, state, way, children } = props;
  const content = (
    <>
      <div>
        <h2>{title}</h2>
        {lines.map((line) => line && <p key={line}>{line}</p>)}
      </div>
      {state && <strong data-tone={state.tone}>{state.name}</strong>}
    </>
  );
  return (
    <li>
      {way === null ? (
        <PlainRow>{content}</PlainRow>
      ) : 'href' in way ? (
        <LinkRow href={way.href}>{content}</LinkRow>
      ) : (
        <ButtonRow type="button" onClick={() => way.onOpen()}>
          {content}
        </ButtonRow>
      )}
      {children && <Below>{children}</Below>}
    </li>
  );
}
