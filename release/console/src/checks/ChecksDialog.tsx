import { Dialog } from '@portal/ui';
import { useState } from 'react';
import type { Channel, SetState } from '../desk/answers.ts';
import { SetChecks } from './SetChecks.tsx';
import { WaiveDialog } from './WaiveDialog.tsx';

/** Shows a set's checks. @param props.channel the checks compare the set with the one that this channel serves */
export function ChecksDialog(props: { set: SetState; channel: Channel; onClose(): void }) {
  const { set, channel, onClose } = props;
  const [waived, setWaived] = useState<string | null>(null);
  if (waived !== null)
    return <WaiveDialog set={set.id} name={waived} onClose={() => setWaived(null)} />;
  return (
    <Dialog title={`세트 ${set.id}의 검사`} onClose={onClose}>
      <SetChecks set={set} channel={channel} onWaive={setWaived} />
    </Dialog>
  );
}
