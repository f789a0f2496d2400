import { visitFields } from '@portal/contract';
import { late, type Field } from '@portal/form';
import { api, useAnswer, type Answer } from '@portal/host';
import { createContext, useContext, useEffect } from 'react';
import { useHere } from './here.ts';
import type { Times } from './TimeField.tsx';

const TimeField = late(() =>
  import(/* webpackChunkName: "visit" */ './TimeField.tsx').then((file) => file.TimeField),
);

const Day = createContext<Answer<Times> | null>(null);

/** The field for the time. A full time is shown disabled; the form does not go on with a time that has become full. */
export const time: Field<string, typeof visitFields.visitTime> = {
  label: '방문 시간',
  schema: visitFields.visitTime,
  blank: '',
  Provider({ draft, value, waitFor, children }) {
    const { bbsIdx } = useHere();
    const visitOn = String(draft['visitOn']);
    const times = useAnswer(
      api.listVisitTimes,
      { bbsIdx, visitOn: visitOn || '1970-01-01' },
      { skip: visitOn === '' },
    );
    const isGone =
      value !== '' &&
      times.data !== undefined &&
      !times.data.times.some((one) => one.time === value && one.left > 0);
    useEffect(() => {
      return waitFor(() =>
        isGone ? `${value} 예약은 마감되었습니다. 다른 시간을 골라 주세요.` : null,
      );
    }, [waitFor, isGone, value]);
    return <Day value={times}>{children}</Day>;
  },
  Control(props) {
    const times = useContext(Day);
    const visitOn = String(props.draft['visitOn']);
    if (visitOn === '') return <p>방문 시간은 날짜를 고르시면 보여 드립니다.</p>;
    return <TimeField key={visitOn} times={times} {...props} />;
  },
  Reading: ({ value }) => value,
};
