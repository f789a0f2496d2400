import type { Address } from '@portal/host';
import { Dialog } from '@portal/ui';
import { useCallback, useState } from 'react';
import { portal } from '../release/inlined.ts';
import { AddressByHand } from './AddressByHand.tsx';
import { ChosenPlace } from './ChosenPlace.tsx';
import { PostcodeFrame } from './PostcodeFrame.tsx';
import type { ChosenAddress } from './postcode-message.ts';
import { addressOf } from './rules.ts';

type Step = { is: 'search' } | { is: 'byHand' } | { is: 'chosen'; place: Omit<Address, 'detail'> };

/** Lets the customer search for an address, or type it where the search cannot load. */
export default function AddressDialog({ onDone }: { onDone(address: Address | null): void }) {
  const [step, setStep] = useState<Step>({ is: 'search' });
  const search = () => setStep({ is: 'search' });
  const choose = useCallback(
    (chosen: ChosenAddress) => setStep({ is: 'chosen', place: addressOf(chosen) }),
    [],
  );
  const fail = useCallback(() => setStep({ is: 'byHand' }), []);
  return (
    <Dialog title="주소 찾기" onClose={() => onDone(null)}>
      {step.is === 'search' && (
        <PostcodeFrame origin={portal.bridgeOrigin} onChosen={choose} onFailed={fail} />
      )}
      {step.is === 'byHand' && <AddressByHand onRetry={search} onDone={onDone} />}
      {step.is === 'chosen' && <ChosenPlace place={step.place} onAgain={search} onDone={onDone} />}
    </Dialog>
  );
}
