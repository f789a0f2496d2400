import styled from '@emotion/styled';
import { Icon } from '../content/Icon.tsx';
import * as icons from '../content/icons.ts';
import { Rows } from '../list/Rows.ts';
import { unbroken } from '../text/unbroken.tsx';

// `text-wrap: pretty` keeps a single word from standing alone in the last line.
const Row = styled.a`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 2px 16px;
  min-height: 84px;
  padding: 14px 0;
  border-bottom: var(--line-width) solid var(--line);
  color: var(--text);
  text-decoration: none;
  white-space: normal;
  text-wrap: pretty;
  strong {
    font-size: var(--h4);
    font-weight: 600;
    letter-spacing: -0.01em;
  }
  > span {
    grid-row: 2;
    color: var(--text-second);
    font-size: var(--small);
  }
  svg {
    grid-row: 1 / span 2;
    grid-column: 2;
    color: var(--text-third);
  }
  a&:hover strong,
  a&:hover svg {
    color: var(--primary);
  }
`;

export interface Task {
  label: string;
  /** Its purpose in one line. */
  text: string;
  href: string;
}
/** `href` is null if this release does not have the page; then the row is not a link. */
type TaskRow = Omit<Task, 'href'> & { href: string | null };

/** Tasks as large rows. */
export function TaskRows({ tasks }: { tasks: readonly TaskRow[] }) {
  return (
    <Rows>
      {tasks.map(({ label, text, href }) => (
        <li key={`${label} ${href}`}>
          <Row as={href === null ? 'div' : 'a'} href={href ?? undefined}>
            <strong>{unbroken(label)}</strong>
            <span>{unbroken(text)}</span>
            {href !== null && (
              <Icon shape={href.startsWith('tel:') ? icons.phone : icons.chevronRight} />
            )}
          </Row>
        </li>
      ))}
    </Rows>
  );
}
