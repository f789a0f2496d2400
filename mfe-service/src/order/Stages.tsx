import styled from '@emotion/styled';
import type { ServiceOrder } from '@portal/contract';
import { formatDay } from '@portal/format';
import { Icon, VisuallyHidden } from '@portal/ui';

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
const states = { done: '지난 단계', now: '지금 단계', next: '다음 단계' };

/** Every stage of a request: the present one large, the next one with what is promised. */
export function Stages({ order }: { order: ServiceOrder }) {
  const { stages, next } = order;
  return (
    <Line>
      {stages.map(({ status, name, is, on }) => (
        <Stage key={status} data-is={is} aria-current={is === 'now' ? 'step' : undefined}>
          <span>{is !== 'next' && <Icon name="check" size={18} />}</span>
          <div>
            <p>
              <VisuallyHidden>{states[is]} </VisuallyHidden>
              <strong>{name}</strong> {on !== null && formatDay(on)}
            </p>
            {is === 'now' && next.text !== '' && (
              <p>
                {next.text}
                {next.by !== null && ` (${formatDay(next.by)}까지)`}
              </p>
            )}
          </div>
        </Stage>
      ))}
    </Line>
  );
}
