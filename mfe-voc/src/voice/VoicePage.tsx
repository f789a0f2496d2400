import { PageHeading } from '@portal/ui';
import type { Kind } from './kind.ts';
import { Purpose } from './Purpose.tsx';
import { VoiceForm } from './VoiceForm.tsx';
import { VoiceReceipt } from './VoiceReceipt.tsx';

/** A kind of voice: what it is for and the form, or what was received. */
export function VoicePage(props: { kind: Kind; params: { step: number; result: string | null } }) {
  const { kind, params } = props;
  const { step, result } = params;
  if (result !== null) return <VoiceReceipt kind={kind} bbsIdx={result} />;
  return (
    <>
      <PageHeading title={kind.title} lead={kind.lead} />
      {step === 1 && <Purpose kind={kind} />}
      <VoiceForm kind={kind} asked={step} />
    </>
  );
}
