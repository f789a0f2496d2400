import { Dialog } from '@portal/ui';
import { useState } from 'react';
import type { SetState } from '../desk/answers.ts';
import { Findings } from './Findings.tsx';
import { WaiveDialog } from './WaiveDialog.tsx';

/** The findings of a set's checks, and the way to accept one. */
export function ChecksDialog({ set, onClose }: { set: SetState; onClose(): void }) {
  const [waived, setWaived] = useState<string | null>(null);
  if (waived !== null)
    return <WaiveDialog set={set.id} name={waived} onClose={() => setWaived(null)} />;
  return (
    <Dialog title={`세트 ${set.id}의 검사`} onClose={onClose}>
      <Findings set={set} onWaive={setWaived} />
    </Dialog>
  );
}
