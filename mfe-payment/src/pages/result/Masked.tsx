import type { PaymentResult } from '@portal/contract';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { Button, ButtonLink, useBusy } from '@portal/ui';
import { Part } from '../../payment/Part.tsx';
import { Ways } from '../../payment/Ways.tsx';

/** For anybody but the signed-in payer: the outcome and nothing else. */
export function Masked({ payment }: { payment: PaymentResult }) {
  const { session } = useHost();
  const login = useBusy(() => session.login());
  return (
    <>
      <Part>
        <p>
          결제하신 분으로 로그인하시면 {payment.outcome === 'deposit' ? '입금하실 계좌와 ' : ''}결제
          내용을 보실 수 있습니다.
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
