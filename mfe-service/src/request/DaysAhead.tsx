import type { Draft, Field } from '@portal/form';
import { Button, Cluster } from '@portal/ui';
import { useState } from 'react';

/**
 * Shows a request's calendars before their own steps. Only one is open at a time: all request their days by the same
 * call, and a newer call aborts the one before.
 * @param props.days one or two fields; the second depends on the first, and opens once that is chosen
 */
export function DaysAhead(props: {
  days: Readonly<Record<string, Field<string>>>;
  draft: Draft;
  choose(name: string, day: string): void;
}) {
  const { days, draft, choose } = props;
  const [first, second] = Object.entries(days);
  const [wantsSecond, setWantsSecond] = useState(false);
  if (!first) return null;
  const isChosen = draft[first[0]] !== '';
  const [name, { Control }] = second && isChosen && wantsSecond ? second : first;
  return (
    <>
      {second && !isChosen && (
        <p>
          {second[1].label}는 {first[1].label}를 고르시면 보여 드립니다.
        </p>
      )}
      {second && isChosen && (
        <Cluster role="group" aria-label="보실 날짜">
          {[first, second].map(([each, { label }]) => (
            <Button
              key={each}
              look={each === name ? 'primary' : 'plain'}
              aria-pressed={each === name}
              onClick={() => setWantsSecond(each === second[0])}
            >
              {label}
            </Button>
          ))}
        </Cluster>
      )}
      <Control
        key={name}
        name={name}
        value={String(draft[name] ?? '')}
        draft={draft}
        onChange={(day) => choose(name, day)}
      />
    </>
  );
}
