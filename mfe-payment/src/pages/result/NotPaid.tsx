import type { PaymentResult } from '@portal/contract';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { ButtonLink } from '@portal/ui';
import { Part } from '../../payment/Part.tsx';
import { Ways } from '../../payment/Ways.tsx';

/** Of a payment that failed or was cancelled: why, what to do next, and that no money has moved. */
export function NotPaidNext({ payment: { reason, point } }: { payment: PaymentResult }) {
  const { company } = useHost();
  const { main } = company.phones;
  return (
    <Part>
      <h2>다음에 하실 일</h2>
      {reason && <p>{reason}</p>}
      <p>
        결제하실 금액이 남아 있으면 다시 결제하실 수 있습니다. 다른 결제 수단을 고르셔도 됩니다.
        {point > 0 && ' 쓰려고 하신 포인트는 그대로 돌아왔습니다.'} 그래도 되지 않으면 고객센터(
        <a href={`tel:${main}`}>{main}</a>)로 전화해 주세요.
      </p>
    </Part>
  );
}

export const NotPaid = ({ payment }: { payment: PaymentResult }) => (
  <Ways>
    <ButtonLink look="primary" href={paths.payment({ ordNbr: payment.ordNbr })}>
      다시 결제하기
    </ButtonLink>
    <ButtonLink href={paths.home()}>처음으로</ButtonLink>
  </Ways>
);
