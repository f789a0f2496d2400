import styled from '@emotion/styled';
import { Notice, SlowNotice } from '@portal/ui';
import type { ReactNode } from 'react';
import type { Said } from './use-saving.ts';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  justify-items: start;
  max-width: 640px;
  padding: 32px 0;
  border-bottom: var(--line-width) solid var(--line);
  h2 {
    font-size: var(--h4);
  }
  > * {
    max-width: 100%;
  }
  form {
    width: 100%;
    button {
      justify-self: start;
    }
  }
`;

/** The frame of one part of the member's data, with the outcome of saving it. */
export function Part(props: {
  title: string;
  /** The outcome of the newest saving. A problem of a field is shown at the field and not here. */
  said?: Said | undefined;
  /** Saves again if no answer comes. Absent while there is nothing to save. */
  onRetry?(): void;
  children: ReactNode;
}) {
  const { title, said, onRetry, children } = props;
  return (
    <Section aria-label={title}>
      <h2>{title}</h2>
      {children}
      {said?.is === 'saving' && onRetry && <SlowNotice onRetry={onRetry} />}
      <div role="status">{said?.is === 'done' && <Notice>{said.text}</Notice>}</div>
      {said?.is === 'failed' && said.at === '' && <Notice role="alert">{said.text}</Notice>}
    </Section>
  );
}
