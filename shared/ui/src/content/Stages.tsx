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
  &[data-is='now'] {
    color: var(--text);
    strong {
      font-size: var(--h3);
      line-height: 1.3;
    }
    > span {
      border-color: var(--primary);
      background: var(--primary);
      color: var(--on-primary);
    }
  }
`;
const Above = styled.p({ marginTop: 24 });
const states = { done: '지난 단계', now: '지금 단계', next: '다음 단계' };

/**
 * All stages of a request or delivery. The current one is large and shows what happens next. If none is current, as
 * in a cancelled request, that sentence stands above the list. Days are `2026-11-21`.
 * @param props.next what happens next, and by which day (null if none is promised); absent if nothing follows
 * @param props.ended it was cancelled: its open stages will not come
 */
export function Stages(props: {
  stages: readonly {
    status: string;
    name: string;
    is: keyof typeof states;
    /** The day on which the stage was reached; null if it was not. */
    on: string | null;
  }[];
  next?: { text: string; by: string | null };
  ended?: boolean;
}) {
  const { stages, next, ended = false } = props;
  const says = next && next.text !== '' && (
    <>
      {next.text}
      {next.by !== null && ` (${formatDay(next.by)}까지)`}
    </>
  );
  const isUnderWay = stages.some(({ is }) => is === 'now');
  return (
    <>
      {!isUnderWay && says && <Above>{says}</Above>}
      <Line>
        {stages.map(({ status, name, is, on }) => (
          <Stage key={status} data-is={is} aria-current={is === 'now' ? 'step' : undefined}>
            <span>{is !== 'next' && <Icon shape={icons.check} size={18} />}</span>
            <div>
              <p>
                <VisuallyHidden>
                  {ended && is === 'next' ? '진행하지 않은 단계' : states[is]}{' '}
                </VisuallyHidden>
                <strong>{name}</strong> {on !== null && formatDay(on)}
              </p>
              {is === 'now' && says && <p>{says}</p>}
            </div>
          </Stage>
        ))}
      </Line>
    </>
  );
}
