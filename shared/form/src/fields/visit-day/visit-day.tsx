import { formatDay } from '@portal/format';
import type { Answer } from '@portal/host';
import { Button, ContentSkeleton, Notice, SlowNotice } from '@portal/ui';
import { useEffect, useMemo, useState } from 'react';
import type * as v from 'valibot';
import type { ControlProps, Draft, Field } from '../../definition.ts';
import { Calendar } from './Calendar.tsx';
import { openDays, reasonOf, type ServiceDays } from './open-days.ts';

/**
 * A day on which somebody comes, from the days that are open for this draft. A day that another answer has closed
 * since is cleared, and the customer is told.
 * @param asked.useDays a hook: the days that may be chosen, with the reasons of the others
 */
export function visitDay<S extends v.GenericSchema>(asked: {
  label: string;
  hint?: string;
  schema: S;
  useDays(draft: Draft): Answer<ServiceDays>;
}): Field<string, S> {
  const { label, hint, schema, useDays } = asked;

  function Control({ name, value, error, draft, onChange }: ControlProps<string>) {
    const { data, error: failure, fetching, refetch } = useDays(draft);
    const days = useMemo(() => data && openDays(data), [data]);
    const [cleared, setCleared] = useState<{ day: string; reason: string } | null>(null);
    const closed = days && value !== '' ? reasonOf(days, value) : null;
    useEffect(() => {
      if (closed === null) return;
      setCleared({ day: value, reason: closed });
      onChange('');
    }, [closed, value, onChange]);
    if (days)
      return (
        <div>
          {cleared && value === '' && (
            <Notice role="alert">
              고르신 {formatDay(cleared.day)}은 이제 고를 수 없어 지웠습니다. {cleared.reason} 다시
              골라 주세요.
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
        </div>
      );
    if (failure)
      return (
        <Notice role="alert">
          고를 수 있는 날을 가져오지 못했습니다.
          <Button type="button" onClick={refetch}>
            다시 시도
          </Button>
        </Notice>
      );
    return (
      <>
        {fetching && <SlowNotice onRetry={refetch} />}
        <ContentSkeleton kind="article" />
      </>
    );
  }

  return {
    label,
    schema,
    blank: '',
    accepts: (value) => typeof value === 'string' && /^(\d{4}-\d{2}-\d{2})?$/.test(value),
    Control,
    Reading: ({ value }) => formatDay(value),
  };
}
