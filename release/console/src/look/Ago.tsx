import { formatInstant } from '@portal/format';
import { useNow } from '@portal/ui';
import { agoText } from '../words.ts';

/** How long ago something was; the title has date and time in Seoul. */
export function Ago({ at }: { at: string }) {
  const now = useNow();
  return (
    <time dateTime={at} title={formatInstant(at)}>
      {agoText(at, now)}
    </time>
  );
}
