import type { Visit } from '@portal/contract';
import { DayControl } from '@portal/form';
import { formatDay } from '@portal/format';
import { api, useAnswer, useSend } from '@portal/host';
import { Button, Cluster, SlowNotice, useBusy } from '@portal/ui';
import { useState } from 'react';
import { ChangeBox } from './ChangeBox.tsx';
import { TimeField } from './TimeField.tsx';
import { useVisitChange } from './use-visit-change.ts';

/** Lets the customer choose another day and time for a booking. Until the new time is booked, the old one stays theirs. */
export function MoveVisit({ visit, onClose }: { visit: Visit; onClose(): void }) {
  const { visitIdx, bbsIdx } = visit;
  const [visitOn, setDay] = useState('');
  const [visitTime, setTime] = useState('');
  const days = useAnswer(api.listVisitDays, { bbsIdx });
  const times = useAnswer(
    api.listVisitTimes,
    { bbsIdx, visitOn: visitOn || '1970-01-01' },
    { skip: visitOn === '' },
  );
  const [send, { sending }] = useSend(api.moveVisit);
  const { errors, setErrors, change } = useVisitChange('방문 날짜와 시간을 바꾸었습니다.', onClose);
  const move = () =>
    change(() =>
      send({ visitIdx, visitOn, visitTime }).catch((error: unknown) => {
        // Others may have booked meanwhile.
        times.refetch();
        throw error;
      }),
    );
  const button = useBusy(async () => {
    if (visitOn === '') return setErrors({ visitOn: '새 날짜를 골라 주세요.' });
    if (visitTime === '') return setErrors({ visitTime: '새 시간을 골라 주세요.' });
    if (visitOn === visit.visitOn && visitTime === visit.visitTime)
      return setErrors({ visitTime: '지금 예약하신 때와 같습니다. 다른 때를 골라 주세요.' });
    await move();
  });
  return (
    <ChangeBox name="날짜와 시간 바꾸기" onClose={onClose}>
      <p>
        지금 예약은 {formatDay(visit.visitOn)} {visit.visitTime}입니다. 새 예약이 될 때까지 그대로
        있습니다.
      </p>
      <DayControl
        label="새 날짜"
        available={days}
        name="visitOn"
        value={visitOn}
        error={errors['visitOn']}
        onChange={(day) => {
          setDay(day);
          setTime('');
          setErrors({});
        }}
      />
      {visitOn !== '' && (
        <TimeField
          key={visitOn}
          name="visitTime"
          draft={{ visitOn }}
          times={times}
          value={visitTime}
          error={errors['visitTime']}
          whenFull="다른 날을 골라 주세요. 지금 예약은 그대로 있습니다."
          onChange={(time) => {
            setTime(time);
            setErrors({});
          }}
        />
      )}
      <Cluster>
        <Button look="primary" {...button}>
          이 때로 바꾸기
        </Button>
        <Button onClick={onClose}>그대로 두기</Button>
      </Cluster>
      {sending && <SlowNotice onRetry={() => void move()} />}
    </ChangeBox>
  );
}
