import { isRefundedByPhone, isVisit, type PaymentResult } from '@portal/contract';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { Button, ButtonLink, Notice } from '@portal/ui';
import { Part } from '../../payment/Part.tsx';
import { REFUND_BY_PHONE } from '../../payment/refund.ts';
import { Receipt } from './Receipt.tsx';
import { Ways } from '../../payment/Ways.tsx';

const REFUND_DUE =
  '접수가 취소되어 결제하신 금액을 돌려드리고 있습니다. 카드사와 은행에 따라 며칠 걸립니다.';

/** What was paid, the receipt to print, and what happens next. The head mentions a refund. */
export function Paid({ payment }: { payment: PaymentResult }) {
  const { hrefFor, company } = useHost();
  const { main } = company.phones;
  const { service, ordNbr, point, refund, payMethod } = payment;
  const isByPhone = isRefundedByPhone(payMethod);
  const progress =
    ordNbr !== null && service !== null && isVisit(service)
      ? hrefFor(paths.serviceOrder({ service, id: ordNbr }))
      : null;
  return (
    <>
      {refund === 'due' && (
        <Notice>
          <p>{isByPhone ? REFUND_BY_PHONE : REFUND_DUE}</p>
          {isByPhone && (
            <p>
              고객센터 <a href={`tel:${main}`}>{main}</a>
            </p>
          )}
        </Notice>
      )}
      {refund !== null && point > 0 && (
        <Part>
          <p>쓰신 포인트는 접수를 취소하셨을 때 돌아왔습니다.</p>
        </Part>
      )}
      {ordNbr !== null && refund === null && (
        <Part>
          <h2>앞으로 이렇게 진행됩니다</h2>
          <p>접수를 시작했습니다. 상담사가 내용을 확인하고 방문 날짜를 알려 드립니다.</p>
        </Part>
      )}
      <Receipt payment={payment} />
      <Ways>
        {progress !== null && (
          <ButtonLink look="primary" href={progress}>
            진행 상황 보기
          </ButtonLink>
        )}
        <Button type="button" onClick={() => window.print()}>
          영수증 인쇄하기
        </Button>
        <ButtonLink href={paths.home()}>처음으로</ButtonLink>
      </Ways>
    </>
  );
}
