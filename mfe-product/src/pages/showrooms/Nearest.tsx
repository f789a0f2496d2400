import styled from '@emotion/styled';
import { Button, Icon, icons } from '@portal/ui';
import type { PositionState } from './position.ts';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  p {
    flex: 1 1 14em;
    color: var(--text-second);
    font-size: var(--small);
  }
  button[aria-pressed='true'] {
    border-color: var(--primary);
    background: var(--soft-primary);
    color: var(--on-soft-primary);
  }
`;

const sentences: Record<PositionState['is'], string> = {
  unasked: '누르시면 계신 곳을 한 번 여쭙니다. 위치는 이 기기 밖으로 나가지 않습니다.',
  asking: '계신 곳을 확인하고 있습니다. 브라우저가 물으면 ‘허용’을 눌러 주세요.',
  known: '가까운 매장부터 보여 드립니다. 거리는 직선으로 잰 것입니다.',
  refused:
    '위치를 쓸 수 없어 지역 순으로 보여 드립니다. 브라우저 설정에서 위치를 허용하고 다시 누르시거나, 지역을 골라 주세요.',
  unavailable: '계신 곳을 알 수 없어 지역 순으로 보여 드립니다. 지역을 골라 주세요.',
  slow: '계신 곳을 찾는 데 오래 걸립니다. 다시 누르시거나, 지역을 골라 주세요.',
};

/** A toggle that sorts the list by distance; pressed again, the list is sorted by region as before. */
export function Nearest(props: { state: PositionState; onAsk(): void; onForget(): void }) {
  const { state, onAsk, onForget } = props;
  const isKnown = state.is === 'known';
  const isAsking = state.is === 'asking' || undefined;
  return (
    <Box data-browser>
      <Button
        aria-pressed={isKnown}
        aria-busy={isAsking}
        aria-disabled={isAsking}
        onClick={() => !isAsking && (isKnown ? onForget : onAsk)()}
      >
        <Icon shape={icons.place} size={20} />
        가까운 순
      </Button>
      <p role="status">{sentences[state.is]}</p>
    </Box>
  );
}
