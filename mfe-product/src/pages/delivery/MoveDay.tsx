import styled from '@emotion/styled';
import type { Shipment } from '@portal/contract';
import { DayControl, WindowChoice } from '@portal/form';
import { formatDay } from '@portal/format';
import { api, useAnswer } from '@portal/host';
import { Button, Cluster, useBusy } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import type { Who } from '../../delivery/found.ts';

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

/** Lets the customer choose another installation day and its hours. Until they are certain, the present ones stay. Escape closes it. */
export function MoveDay(props: {
  shipment: Shipment;
  who?: Who;
  onMove(day: string, window?: string): Promise<boolean>;
  onClose(): void;
}) {
  const { shipment, who, onMove, onClose } = props;
  const { shippingSeq, encSeq, installOn, hours } = shipment;
  const [day, setDay] = useState('');
  const [window, setWindow] = useState('');
  const [error, setError] = useState<string | undefined>();
  const available = useAnswer(api.readDeliveryDays, {
    shippingSeq,
    ...(who && encSeq !== null && { guest: { encSeq, ...who } }),
  });
  const firstOpen = available.data?.firstOpen;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  const move = useBusy(async () => {
    if (day === '') return setError('새 설치일을 골라 주세요.');
    if (day === installOn && (window === '' || window === hours))
      return setError('지금 설치일과 같습니다. 다른 날을 골라 주세요.');
    // Others may have taken the place meanwhile.
    if (!(await onMove(day, window || undefined))) available.refetch();
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
        hint={[
          '새 날이 정해질 때까지 지금 설치일은 그대로 있습니다.',
          firstOpen && `가장 빠른 날은 ${formatDay(firstOpen)}입니다.`,
        ]
          .filter(Boolean)
          .join(' ')}
        available={available}
        name="moveOn"
        value={day}
        error={error}
        onChange={(chosen) => {
          setDay(chosen);
          setError(undefined);
        }}
      />
      <WindowChoice
        label="설치 시간"
        windows={available.data?.windows}
        day={day}
        name="window"
        value={window}
        onChange={(chosen) => {
          setWindow(chosen);
          setError(undefined);
        }}
      />
      {day !== '' && <p role="status">날짜를 바꾸셔도 비용은 그대로입니다.</p>}
      <Cluster>
        <Button look="primary" {...move}>
          이 날로 바꾸기
        </Button>
        <Button onClick={onClose}>그대로 두기</Button>
      </Cluster>
    </Box>
  );
}
