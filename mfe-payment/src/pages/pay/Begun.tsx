import type { PaymentResult } from '@portal/contract';
import { paths } from '@portal/paths';
import { ButtonLink, Notice, Stack } from '@portal/ui';

export type BegunPayment = Pick<PaymentResult, 'moid' | 'outcome'> | null;

/** A payment that was started and left: continue it, or replace it by a new one. */
export function Begun({ begun }: { begun: BegunPayment }) {
  if (begun?.outcome !== 'open') return null;
  return (
    <Stack bottom={24}>
      <Notice>
        <p>
          마치지 않으신 결제가 있습니다. 아직 결제되지 않았습니다. 아래에서 새로 결제하시면 앞의
          결제는 취소됩니다.
        </p>
        <ButtonLink href={paths.paymentResult({ moid: begun.moid })}>이어서 결제하기</ButtonLink>
      </Notice>
    </Stack>
  );
}
