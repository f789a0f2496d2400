import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Badge } from '../text/Badge.tsx';
import { media } from '../theme/tokens.ts';
import { pressedStyles, rowStyles } from './RowLink.tsx';
import { unbroken } from '../text/unbroken.tsx';

const row = css`
  width: 100%;
  border-width: 0 0 var(--line-width);
  background: none;
  text-align: left;
  &:has(+ p) {
    border-bottom: 0;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`;
const LinkRow = styled.a(rowStyles, row, pressedStyles);
const ButtonRow = styled.button(rowStyles, row, pressedStyles);
const PlainRow = styled.div(rowStyles, row);
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
        <h2>{unbroken(title)}</h2>
        {lines.map((line) => line && <p key={line}>{unbroken(line)}</p>)}
      </div>
      {state && (
        <Badge as="strong" size="large" tone={state.tone === 'notable' ? 'notable' : 'soft'}>
          {state.name}
        </Badge>
      )}
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
