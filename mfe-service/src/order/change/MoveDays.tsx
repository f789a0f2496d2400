import { chosenDays, services, type Days } from '@portal/contract';
import { DayControl, WindowChoice } from '@portal/form';
import { formatDay, formatWon, visitDayText } from '@portal/format';
import { api, useAnswer, type Answer } from '@portal/host';
import { Button, Cluster, Stack, useBusy } from '@portal/ui';
import { useState } from 'react';
import { ChangeBox } from './ChangeBox.tsx';
import { namedOf, useChange, type ChangeProps } from './own.ts';

/** One calendar of the answer, as the control of a day reads it. */
const partOf = <T, Part extends keyof T>(answer: Answer<T>, part: Part) => ({
  ...answer,
  data: answer.data?.[part] as NonNullable<T[Part]> | undefined,
});

const hintOf = (present: string | null, firstOpen: string | null | undefined) =>
  [
    present && `지금은 ${formatDay(present)}입니다.`,
    firstOpen && `가장 빠른 날은 ${formatDay(firstOpen)}입니다.`,
  ]
    .filter(Boolean)
    .join(' ');

/** What a day costs, beside what the request costs now. Only a repair can cost something else on another day. */
function Cost({ before, after }: { before: number; after: number }) {
  return (
    <p role="status">
      {before === after
        ? '날짜를 바꾸셔도 비용은 그대로입니다.'
        : `이 날 방문하면 비용이 ${formatWon(after)}입니다. 지금 날짜의 비용은 ${formatWon(before)}입니다.${
            after > before ? ' 그 전에 무상 보증이나 렌탈 계약이 끝나기 때문입니다.' : ''
          }`}
    </p>
  );
}

/** Moves the days of a request, among those that are open. The old days stay until the server has the new ones. */
export function MoveDays(props: ChangeProps & { onClose(): void }) {
  const { order, onChanged, onStale, onClose } = props;
  const { visitOn, secondOn } = order;
  const days: Days | null = services[order.service].days;
  const named = namedOf(props);
  const [first, setFirst] = useState('');
  const [second, setSecond] = useState(secondOn ?? '');
  const [firstWindow, setFirstWindow] = useState('');
  const [secondWindow, setSecondWindow] = useState('');
  const [problems, setProblems] = useState<Record<string, string>>({});
  const open = useAnswer(api.readOrderDays, named);
  // Answers of its own, so that the first calendar stays while the second is fetched.
  const isChosen = first !== '';
  const chosen = useAnswer(
    api.readOrderDays,
    { ...named, ...(isChosen && { visitOn: first }) },
    { skip: !isChosen },
  );
  const forSecond = isChosen ? chosen : open;
  const change = useChange(api.moveOrderDays, onStale);
  const hasFirst = open.data?.first !== null;
  const hasSecond = secondOn !== null && open.data?.second !== null;
  const move = useBusy(async () => {
    const isMoved =
      (isChosen && (first !== visitOn || firstWindow !== '')) ||
      (hasSecond && (second !== secondOn || secondWindow !== ''));
    if (hasSecond && second === '')
      return setProblems({ secondOn: `${days?.second} 날짜를 골라 주세요.` });
    if (!isMoved)
      return setProblems({
        [hasFirst ? 'visitOn' : 'secondOn']: isChosen
          ? '지금과 같은 날입니다. 다른 날을 골라 주세요.'
          : '새 날짜를 골라 주세요.',
      });
    const input = {
      ...named,
      seen: { visitOn: visitOn ?? '', secondOn },
      ...(isChosen && { visitOn: first }),
      ...(hasSecond && { secondOn: second }),
      ...(firstWindow !== '' && { visitWindow: firstWindow }),
      ...(secondWindow !== '' && { secondWindow }),
    };
    const refused = await change(input, (changed) => {
      const said = chosenDays(changed).filter(
        ({ on, what, window }) =>
          !chosenDays(order).some(
            (old) => old.on === on && old.what === what && old.window === window,
          ),
      );
      onChanged(changed, `날짜를 바꾸었습니다. ${said.map(visitDayText).join(', ')}`);
    });
    setProblems(refused);
  });
  const choose = (set: (day: string) => void) => (day: string) => {
    set(day);
    setProblems({});
  };
  return (
    <ChangeBox label="날짜 바꾸기" onClose={onClose}>
      <Stack gap={24}>
        {hasFirst && (
          <DayControl
            label={`새 ${days?.first} 날짜`}
            hint={hintOf(visitOn, open.data?.first?.firstOpen)}
            available={partOf(open, 'first')}
            name="visitOn"
            value={first}
            error={problems['visitOn']}
            onChange={choose(setFirst)}
          />
        )}
        {hasFirst && (
          <WindowChoice
            label={`${days?.first} 시간`}
            windows={open.data?.first?.windows}
            day={first}
            name="visitWindow"
            value={firstWindow}
            onChange={setFirstWindow}
          />
        )}
        {hasSecond && open.data && (
          <DayControl
            label={`${days?.second} 날짜`}
            hint={hintOf(secondOn, forSecond.data?.second?.firstOpen)}
            available={partOf(forSecond, 'second')}
            name="secondOn"
            value={second}
            error={problems['secondOn']}
            onChange={choose(setSecond)}
          />
        )}
        {hasSecond && (
          <WindowChoice
            label={`${days?.second} 시간`}
            windows={forSecond.data?.second?.windows}
            day={second}
            name="secondWindow"
            value={secondWindow}
            onChange={setSecondWindow}
          />
        )}
        {(isChosen || !hasFirst) && forSecond.data && <Cost {...forSecond.data.cost} />}
        <Cluster>
          <Button look="primary" {...move}>
            이 날로 바꾸기
          </Button>
          <Button onClick={onClose}>그대로 두기</Button>
        </Cluster>
      </Stack>
    </ChangeBox>
  );
}
