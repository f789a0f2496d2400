import styled from '@emotion/styled';
import { Icon } from '../content/Icon.tsx';
import { Rows } from '../list/Rows.ts';

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
  strong {
    font-size: var(--h4);
    font-weight: 600;
    letter-spacing: -0.01em;
  }
  span {
    grid-row: 2;
    color: var(--text-second);
    font-size: var(--small);
  }
  svg {
    grid-row: 1 / span 2;
    grid-column: 2;
    color: var(--text-third);
  }
  &:hover strong,
  &:hover svg {
    color: var(--primary);
  }
`;

export interface Task {
  label: string;
  /** Its purpose in one line. */
  text: string;
  href: string;
}

/** Tasks of a customer as large rows. */
export function TaskRows({ tasks }: { tasks: Task[] }) {
  return (
    <Rows>
      {tasks.map(({ label, text, href }) => (
        <li key={href}>
          <Row href={href}>
            <strong>{label}</strong>
            <span>{text}</span>
            <Icon name={href.startsWith('tel:') ? 'phone' : 'chevron-right'} />
          </Row>
        </li>
      ))}
    </Rows>
  );
}
