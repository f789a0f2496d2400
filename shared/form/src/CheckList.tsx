import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { FormSteps } from './use-form.ts';

const List = styled.dl`
  border-top: var(--line-width) solid var(--line);
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 16px;
    align-items: start;
    padding: 16px 0;
    border-bottom: var(--line-width) solid var(--line);
  }
  dt {
    grid-column: 1;
    color: var(--text-second);
    font-size: var(--small);
  }
  dd {
    grid-column: 1;
    white-space: pre-wrap;
  }
  dd:last-of-type:not(:first-of-type) {
    grid-row: 1 / 3;
    grid-column: 2;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-width: 44px;
    min-height: 44px;
  }
`;

/** One answer, as it will be sent. */
export interface Entry {
  question: string;
  answer: ReactNode;
  /** Name of the step that asks for it. */
  step: string;
}

/** What was entered, each with the way to change it. */
export function CheckList({ form, entries }: { form: FormSteps; entries: readonly Entry[] }) {
  const { flow, hrefOf } = form;
  return (
    <List>
      {entries.map(({ question, answer, step }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer || '입력하지 않음'}</dd>
          <dd>
            <a
              href={hrefOf(flow.findIndex(({ name }) => name === step) + 1)}
              aria-label={`${question} 변경`}
            >
              변경
            </a>
          </dd>
        </div>
      ))}
    </List>
  );
}
