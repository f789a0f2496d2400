import styled from '@emotion/styled';
import type { Delivery } from '@portal/contract';
import { DayControl } from '@portal/form';
import { api, useAnswer } from '@portal/host';
import { Button, Cluster, useBusy } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  justify-self: stretch;
  padding: 20px;
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--text);
  &:focus {
    outline: none;
  }
`;

/** Lets the customer ask for another installation day, among the open days of the calendar; Escape closes it. */
export function MoveDay(props: {
  product: Delivery['product'];
  /** The installation day as it is planned now. */
  present: string | null;
  onMove(day: string): Promise<void>;
  onClose(): void;
}) {
  const { product, present, onMove, onClose } = props;
  const [day, setDay] = useState('');
  const [error, setError] = useState<string | undefined>();
  const available = useAnswer(api.listServiceDays, {
    holidayType: 'delivery',
    product: product === 'c' ? 'o' : product,
  });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  const move = useBusy(async () => {
    if (day === '') return setError('새 설치일을 골라 주세요.');
    if (day === present) return setError('지금 설치일과 같습니다. 다른 날을 골라 주세요.');
    await onMove(day);
  });
  return (
    <Box
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label="설치일 바꾸기"
      onKeyDown={({ key, nativeEvent }) => {
        // Within a syllable that is being typed, Escape belongs to the keyboard.
        if (key === 'Escape' && !nativeEvent.isComposing) onClose();
      }}
    >
      <DayControl
        label="새 설치일"
        hint="바뀐 날은 센터가 확인한 뒤 정해집니다."
        available={available}
        name="moveOn"
        value={day}
        error={error}
        onChange={(chosen) => {
          setDay(chosen);
          setError(undefined);
        }}
      />
      <Cluster>
        <Button look="primary" {...move}>
          이 날로 바꾸어 달라고 하기
        </Button>
        <Button onClick={onClose}>그대로 두기</Button>
      </Cluster>
    </Box>
  );
}
