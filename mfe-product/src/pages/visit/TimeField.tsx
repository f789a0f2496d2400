import type { AnswerOf, listVisitTimes } from '@portal/contract';
import type { Field } from '@portal/form';
import { formatDay } from '@portal/format';
import type { Answer } from '@portal/host';
import { ChoiceCards, Loading, Message } from '@portal/ui';
import { useEffect, useRef, type ComponentProps } from 'react';

export type Times = AnswerOf<typeof listVisitTimes>;

/** Shows the number of free places if it is at most this. */
const FEW = 2;

const noteOf = (left: number) =>
  left === 0 ? '마감' : left <= FEW ? `${left}자리 남음` : undefined;

/** The times of the chosen day, loaded whenever they are shown, because other customers book meanwhile. */
export function TimeField(
  props: ComponentProps<Field<string>['Control']> & {
    times: Answer<Times> | null;
    /** What to do if all times of the day are full; default: what to do in the form. */
    whenFull?: string;
  },
) {
  const { times, whenFull = '다른 날을 골라 주세요.', ...control } = props;
  const { value, draft } = control;
  const isFresh = useRef(false);
  useEffect(() => {
    if (times?.data && !isFresh.current) times.refetch();
    isFresh.current = true;
  }, [times]);
  const visitOn = String(draft['visitOn']);
  if (times?.data) {
    const { times: all } = times.data;
    if (all.every(({ left }) => left === 0))
      return <Message title={`${formatDay(visitOn)}은 모두 마감되었습니다.`} text={whenFull} />;
    return (
      <ChoiceCards
        {...control}
        label="방문 시간"
        hint={`${formatDay(visitOn)}에 오실 시간입니다.`}
        value={all.some((one) => one.time === value && one.left > 0) ? value : ''}
        options={all.map(({ time, left }) => {
          const note = noteOf(left);
          return { value: time, label: time, disabled: left === 0, ...(note && { note }) };
        })}
      />
    );
  }
  return <Loading answer={times} kind="list" failure="고를 수 있는 시간을 가져오지 못했습니다." />;
}
