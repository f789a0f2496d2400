import { PageHeading } from '@portal/ui';
import type { ReactNode } from 'react';
import { DayLimit } from './DayLimit.tsx';
import type { Kind } from './kind.ts';
import { Purpose } from './Purpose.tsx';
import { VoiceReceipt } from './VoiceReceipt.tsx';

/** The page of one kind of voice: its purpose and form, or the receipt of a sent one. */
export function VoicePage(props: {
  kind: Kind;
  params: { step: number; result: string | null };
  form: ReactNode;
}) {
  const { kind, params, form } = props;
  const { step, result } = params;
  if (result !== null) return <VoiceReceipt kind={kind} bbsIdx={result} />;
  return (
    <>
      <PageHeading title={kind.title} lead={kind.lead} />
      <DayLimit />
      {step === 1 && <Purpose kind={kind} />}
      {form}
    </>
  );
}
