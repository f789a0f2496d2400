import type { PaymentResult } from '@portal/contract';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { ButtonLink } from '@portal/ui';
import { Part } from '../../payment/Part.tsx';
import { Ways } from '../../payment/Ways.tsx';

/** Shown while it is not known whether the payment succeeded: what happens next, and whom to call. */
export function CheckingNext({ payment }: { payment: PaymentResult }) {
  const { company } = useHost();
  const { main } = company.phones;
  return (
    <Part>
      <h2>앞으로 이렇게 됩니다</h2>
      <ol>
        <li>결제가 되었는지 카드사와 은행에 물어보고 있습니다. 보통 몇 분이면 끝납니다.</li>
        <li>
          결제된 것으로 확인되면 이 화면이 저절로 바뀝니다.
          {payment.jobKind === 'order' && ' 접수도 이어집니다.'}
        </li>
        <li>결제되지 않았으면 돈이 나가지 않습니다. 나간 돈이 있으면 저희가 취소합니다.</li>
      </ol>
      <p>
        이 화면을 닫으셔도 확인은 계속됩니다. 이 주소로 다시 오시면 결과를 보실 수 있습니다. 하루가
        지나도 그대로이면 고객센터 <a href={`tel:${main}`}>{main}</a>에 결제 번호(
        <b>{payment.moid}</b>)를 알려 주세요.
      </p>
    </Part>
  );
}

/** While it is not known, the customer must not pay again: there is no button but the way home. */
export const Checking = () => (
  <Ways>
    <ButtonLink href={paths.home()}>처음으로</ButtonLink>
  </Ways>
);
