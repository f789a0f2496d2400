import { windowText } from '@portal/format';
import { ChoiceCards } from '@portal/ui';
import { useEffect } from 'react';

/** A window of a day, and the days on which it is full. */
interface DayWindow {
  window: string;
  full: readonly string[];
}

/**
 * The windows of a day that was chosen; nothing where it has none. Who does not mind gets the first with a place. A choice that is full on
 * another day is given up.
 */
export function WindowChoice(props: {
  label: string;
  windows: readonly DayWindow[] | undefined;
  day: string;
  name: string;
  value: string;
  error?: string | undefined;
  onChange(window: string): void;
}) {
  const { windows = [], day, value, onChange, ...shown } = props;
  const isKnown = windows.length > 0 && day !== '';
  const isFree = windows.some(({ window, full }) => window === value && !full.includes(day));
  useEffect(() => {
    if (isKnown && value !== '' && !isFree) onChange('');
  }, [isKnown, value, isFree, onChange]);
  if (!isKnown) return null;
  const options = windows.map(({ window, full }) => ({
    value: window,
    label: windowText(window),
    ...(full.includes(day) && { note: '예약 마감', disabled: true }),
  }));
  const any = { value: '', label: '아무 때나', note: '빈 시간으로 잡아 드립니다' };
  // A window never breaks, so it needs the whole row of a phone.
  return (
    <ChoiceCards {...shown} wide value={value} options={[any, ...options]} onChange={onChange} />
  );
}
