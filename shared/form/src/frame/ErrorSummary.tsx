import styled from '@emotion/styled';
import { Icon, icons } from '@portal/ui';
import { useRef } from 'react';
import { AccessButton } from '../result/AccessAsk.tsx';
import type { Failure } from '../use-form.ts';
import { useLateFocus } from './late-focus.ts';

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 12px;
  margin-bottom: 24px;
  padding: 16px 20px;
  border: 2px solid var(--danger);
  border-radius: var(--radius);
  background: var(--surface);
  svg {
    margin-top: 2px;
    color: var(--danger);
  }
  > div {
    display: grid;
    gap: 8px;
    justify-items: start;
  }
  h3 {
    font-size: var(--h4);
  }
  ul {
    list-style: none;
  }
  a {
    display: inline-block;
    padding: 8px 0;
    color: var(--danger);
    font-weight: 600;
  }
  small {
    color: var(--text-second);
    font-size: var(--small);
  }
`;

/** One thing that is wrong, and the name of its control. */
export interface SummaryItem {
  field: string;
  label: string;
  sentence: string;
}

/**
 * Focuses a field of the form by its name: its control, or of a choice the first option that can be chosen. A field without a control
 * at present is in the page too, with what to do instead; then that is focused.
 */
function focusField(from: HTMLElement, name: string): void {
  const form = from.closest('form');
  const place = form?.querySelector<HTMLElement>(`[data-field="${name}"]`);
  const field =
    form?.querySelector<HTMLElement>(`[name="${name}"]:enabled`) ??
    place?.querySelector<HTMLElement>('a, button:enabled, input:enabled') ??
    place;
  if (field === place) place?.setAttribute('tabindex', '-1');
  field?.focus();
}

/** What keeps a form from going on, above it. It takes the focus each time the customer tries. */
export function ErrorSummary(props: {
  items: SummaryItem[];
  failure: Failure | null;
  /** Counts the tries. */
  times: number;
}) {
  const { items, failure, times } = props;
  const box = useRef<HTMLDivElement>(null);
  useLateFocus(box, times);
  return (
    <Box ref={box} role="alert" tabIndex={-1}>
      <Icon shape={icons.alert} />
      <div>
        <h3>{failure ? '접수하지 못했습니다.' : '다시 확인해 주세요.'}</h3>
        {failure && <p>{failure.sentence}</p>}
        {failure?.access && <AccessButton to={failure.access} />}
        {failure?.supportCode && <small>지원 번호 {failure.supportCode}</small>}
        {items.length > 0 && (
          <ul>
            {items.map(({ field, label, sentence }) => (
              <li key={field}>
                <a
                  href={`#${field}`}
                  onClick={(event) => {
                    // The address holds the step and nothing else.
                    event.preventDefault();
                    focusField(event.currentTarget, field);
                  }}
                >
                  {label && `${label}: `}
                  {sentence}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Box>
  );
}
