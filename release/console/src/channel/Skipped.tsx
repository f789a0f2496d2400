import { Stack } from '@portal/ui';
import { useAnswer } from '../desk/live.tsx';
import { Refusal } from '../desk/ask.ts';
import { Trouble } from '../refusal/Trouble.tsx';

/** The store's records that cannot be read, which the page's lists leave out. */
export function Skipped() {
  const refusals = useAnswer('live', { channel: 'production' }).data?.refusals ?? [];
  if (refusals.length === 0) return null;
  return (
    <Stack>
      {refusals.map((said) => (
        <Trouble key={said} refusal={new Refusal('damaged', said)} />
      ))}
    </Stack>
  );
}
