import { formatDay } from '@portal/format';
import { Hint, Loading, Notice } from '@portal/ui';
import { useEffect, useMemo, useState } from 'react';
import type { Answer } from '@portal/host';
import type { ControlProps } from '../../definition.ts';
import { Calendar } from './Calendar.tsx';
import { openDays, reasonOf, type ServiceDays } from './open-days.ts';

/**
 * The days of the month, with what to do until they are known. A chosen day that is closed by now is cleared, and the
 * customer is told.
 */
export function DayControl(
  props: {
    label: string;
    hint?: string | undefined;
    available: Answer<ServiceDays>;
  } & ControlProps<string>,
) {
  const { label, hint, available, name, value, error, onChange } = props;
  const { data } = available;
  const days = useMemo(() => data && openDays(data), [data]);
  const [cleared, setCleared] = useState<{ day: string; reason: string } | null>(null);
  const closed = days && value !== '' ? reasonOf(days, value) : null;
  if (closed !== null && cleared?.day !== value) setCleared({ day: value, reason: closed });
  useEffect(() => {
    if (closed !== null) onChange('');
  }, [closed, onChange]);
  if (days)
    return (
      <div>
        {cleared && value === '' && (
          <Notice role="alert">
            고르신 {formatDay(cleared.day)}은 이제 고를 수 없어 지웠습니다({cleared.reason}). 다른
            날을 골라 주세요.
          </Notice>
        )}
        <Calendar
          // Other days begin at another month.
          key={`${days.from}-${days.firstOpen}`}
          label={label}
          hint={hint}
          name={name}
          value={closed === null ? value : ''}
          error={error}
          days={days}
          onChange={onChange}
        />
        {value !== '' && closed === null && value < (days.movableFrom ?? '') && (
          <Hint role="status">이 날로 예약하시면 온라인으로 날짜를 바꾸실 수 없습니다.</Hint>
        )}
      </div>
    );
  return (
    <Loading answer={available} kind="article" failure="고를 수 있는 날을 가져오지 못했습니다." />
  );
}
