import styled from '@emotion/styled';
import { Icon, type IconShape } from '@portal/ui';
import type { ReactNode } from 'react';

const Text = styled.span`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  padding: 1px 8px;
  border: var(--line-width) solid var(--line);
  border-radius: 999px;
  color: var(--text-second);
  font-size: var(--small);
  font-weight: 500;
  white-space: nowrap;
  &[data-tone='good'] {
    border-color: transparent;
    background: var(--soft-primary);
    color: var(--on-soft-primary);
  }
  &[data-tone='warning'] {
    border-color: transparent;
    background: var(--soft-accent);
    color: var(--on-soft-accent);
  }
  &[data-tone='danger'] {
    border-color: var(--danger);
    color: var(--danger);
  }
`;

/** A state as a coloured word. The word carries the meaning, the colour only repeats it. */
export function Badge(props: {
  tone?: 'plain' | 'good' | 'warning' | 'danger';
  icon?: IconShape;
  children: ReactNode;
}) {
  return (
    <Text data-tone={props.tone}>
      {props.icon && <Icon shape={props.icon} size={14} />}
      {props.children}
    </Text>
  );
}
