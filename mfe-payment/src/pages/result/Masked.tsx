import type { PaymentResult } from '@portal/contract';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { Button, ButtonLink, useBusy } from '@portal/ui';
import { endingOf } from './outcomes.ts';
import { Part } from '../../payment/Part.tsx';
import { Ways } from '../../payment/Ways.tsx';

/** For anybody but the signed-in payer: the outcome and nothing else. */
export function Masked({ payment }: { payment: PaymentResult }) {
  const { session } = useHost();
  // A message's link has no number in its address.
  const login = useBusy(() => session.login(paths.paymentResult({ moid: payment.moid })));
  const isToAccount = endingOf(payment) === 'refundByPhone';
  return (
    <>
      <Part>
        <p>
          {isToAccount
            ? '결제하신 분으로 로그인하시면 이 화면으로 돌아와, 환불받으실 계좌를 입력하시거나 입력하신 계좌가 어떻게 되었는지 보실 수 있습니다.'
            : `결제하신 분으로 로그인하시면 ${payment.outcome === 'deposit' ? '입금하실 계좌와 ' : ''}결제 내용을 보실 수 있습니다.`}
        </p>
      </Part>
      <Ways>
        <Button look="primary" {...login}>
          로그인
        </Button>
        <ButtonLink href={paths.home()}>처음으로</ButtonLink>
      </Ways>
    </>
  );
}
