import type { PaymentResult } from '@portal/contract';
import { paths } from '@portal/paths';
import { Button, ButtonLink, Notice } from '@portal/ui';
import { useEffect } from 'react';
import { leaveNow } from '../../provider/leaving.ts';
import { useProvider } from '../../provider/use-provider.ts';
import { Ways } from '../../payment/Ways.tsx';
import { useClose } from '../../payment/use-close.ts';

/** A payment that was started: continue it, choose another way, or cancel it. */
export function Open({ payment }: { payment: PaymentResult }) {
  const { moid, amount, jobKind } = payment;
  const { start, busy, failed, blocked } = useProvider();
  const { close, closing } = useClose(moid);
  useEffect(() => void leaveNow(moid), [moid]);
  const goOn = (here?: boolean) =>
    void start(
      async () => ({ moid, amount, jobKind }),
      (_frozen, leave) => leave?.(),
      here,
    );
  return (
    <>
      {failed && (
        <Notice role="alert">
          <p>{failed.sentence}</p>
        </Notice>
      )}
      <Ways>
        <Button
          look="primary"
          aria-busy={busy || undefined}
          aria-disabled={busy || undefined}
          onClick={() => goOn()}
        >
          이어서 결제하기
        </Button>
        {blocked && <Button onClick={() => goOn(true)}>새 창 없이 이 화면에서 결제하기</Button>}
        <ButtonLink href={paths.payment({ ordNbr: payment.ordNbr })}>결제 수단 바꾸기</ButtonLink>
        <Button
          aria-busy={closing || undefined}
          aria-disabled={closing || undefined}
          onClick={() => void close()}
        >
          결제 그만두기
        </Button>
      </Ways>
    </>
  );
}
