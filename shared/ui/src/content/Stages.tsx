import styled from '@emotion/styled';
import { formatDay } from '@portal/format';
import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Line = styled.ol`
  max-width: 720px;
  margin-top: 24px;
  list-style: none;
`;
const Stage = styled.li`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  gap: 0 16px;
  padding-bottom: 20px;
  color: var(--text-second);
  > span {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: center;
    width: 32px;
    height: 32px;
    border: 2px solid var(--border);
    border-radius: 50%;
    background: var(--bg);
  }
  &:not(:last-child) > span::after {
    content: '';
    position: absolute;
    top: 32px;
    width: 2px;
    height: calc(100% + 20px);
    background: var(--line);
  }
  p {
    padding-top: 2px;
    font-variant-numeric: tabular-nums;
  }
  &[data-is='done'] > span {
    border-color: var(--primary);
    color: var(--primary);
  }
  &[data-is='now'],
  &[data-is='ended'] {
    color: var(--text);
    strong {
      font-size: var(--h3);
      line-height: 1.3;
    }
  }
  &[data-is='now'] > span {
    border-color: var(--primary);
    background: var(--primary);
    color: var(--on-primary);
  }
`;
const Above = styled.p({ marginTop: 24 });
const states = { done: '지난 단계', now: '지금 단계', next: '다음 단계', ended: '지금 단계' };

/**
 * All stages of a request or delivery. The current one is large and shows what happens next. If none is current, as in a refused
 * registration, that sentence stands above the list. Days are `2026-11-21`.
 * @param props.next what happens next, and by which day (null if none is promised); absent if nothing follows
 * @param props.ended its end before the last stage, as a cancellation: it takes the place of the stages that will not come
 */
export function Stages(props: {
  stages: readonly {
    status: string;
    name: string;
    is: 'done' | 'now' | 'next';
    /** The day on which the stage was reached; null if it was not. */
    on: string | null;
  }[];
  next?: { text: string; by: string | null };
  ended?: { name: string; on: string | null } | undefined;
}) {
  const { stages, next, ended } = props;
  const says = next && next.text !== '' && (
    <>
      {next.text}
      {next.by !== null && ` (${formatDay(next.by)}까지)`}
    </>
  );
  const shown = ended
    ? [
        ...stages.filter(({ is }) => is !== 'next'),
        { ...ended, status: 'ended', is: 'ended' as const },
      ]
    : stages;
  const isCurrent = (is: keyof typeof states) => is === 'now' || is === 'ended';
  const hasCurrent = shown.some(({ is }) => isCurrent(is));
  return (
    <>
      {!hasCurrent && says && <Above>{says}</Above>}
      <Line>
        {shown.map(({ status, name, is, on }) => (
          <Stage key={status} data-is={is} aria-current={isCurrent(is) ? 'step' : undefined}>
            <span>
              {is !== 'next' && (
                <Icon shape={is === 'ended' ? icons.close : icons.check} size={18} />
              )}
            </span>
            <div>
              <p>
                <VisuallyHidden>{states[is]} </VisuallyHidden>
                <strong>{name}</strong> {on !== null && formatDay(on)}
              </p>
              {isCurrent(is) && says && <p>{says}</p>}
            </div>
          </Stage>
        ))}
      </Line>
    </>
  );
}
