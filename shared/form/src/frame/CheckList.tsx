import styled from '@emotion/styled';
import { fieldOf, isEmpty } from '../flow.ts';
import type { RunningForm } from '../use-form.ts';

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

/** Everything that was entered, each with the way to change it. */
export function CheckList({ form }: { form: RunningForm }) {
  const { definition, draft } = form;
  const entries = form.at.steps.flatMap(({ fields }, i) =>
    fields.map((name) => ({ name, step: i + 1, ...fieldOf(definition, name) })),
  );
  return (
    <List>
      {entries.map(({ name, step, label, blank, whenBlank = '입력하지 않음', Reading }) => {
        const value = draft[name] ?? blank;
        return (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{isEmpty(value) ? whenBlank : <Reading value={value} />}</dd>
            <dd>
              <a href={definition.hrefOf(step)} aria-label={`${label} 변경`}>
                변경
              </a>
            </dd>
          </div>
        );
      })}
    </List>
  );
}
