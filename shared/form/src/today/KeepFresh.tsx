import { clockInSeoul } from '@portal/format';
import { Button, Cluster, VisuallyHidden } from '@portal/ui';
import { useState } from 'react';
import { usePolls } from './use-polls.ts';

/** Something that a page tells of today. It is said again where its key changes. */
export interface Told {
  key: string;
  text: string;
}

export interface KeepFreshProps {
  /** Whether somebody still comes today. Afterwards it says what became of it, and asks no more. */
  isOn: boolean;
  error: unknown;
  fetching: boolean;
  /** Asks for the request again. */
  ask(): void;
  told: readonly Told[];
}

/** Keeps a page up to date on the day of a visit, and says what has changed; everything else changes where it stands. */
export function KeepFresh({ told, ...asked }: KeepFreshProps) {
  const news = JSON.stringify(told.map(({ key }) => key));
  const [last, askNow] = usePolls(asked, news);
  const [known, setKnown] = useState(news);
  const [said, setSaid] = useState('');
  if (known !== news) {
    const before = new Set(JSON.parse(known) as string[]);
    setKnown(news);
    setSaid(
      told
        .filter(({ key }) => !before.has(key))
        .map(({ text }) => text)
        .join(' '),
    );
  }
  return (
    <>
      <VisuallyHidden as="p" role="status">
        {said}
      </VisuallyHidden>
      {last && (
        <Cluster gap={[4, 12]} screenOnly>
          <span>{clockInSeoul(last).time}에 마지막으로 확인했습니다.</span>
          <Button onClick={askNow}>다시 확인</Button>
        </Cluster>
      )}
    </>
  );
}
