import { serviceNames, type ServiceKind } from '@portal/contract';
import { formatDay } from '@portal/format';
import { api, isCertified, useAnswer, useSession } from '@portal/host';
import { Notice } from '@portal/ui';
import { servicePaths } from '../paths.ts';

/** Says before a request is sent that the same one is there already, with the way to it. */
export function SameOrder(props: {
  service: ServiceKind;
  draft: { productIdx: string; visitOn: string };
}) {
  const { service, draft } = props;
  const { productIdx, visitOn } = draft;
  const mayAsk = isCertified(useSession()) && productIdx !== '' && visitOn !== '';
  const { data } = useAnswer(
    api.findSameOrder,
    { service, productIdx, visitOn },
    { skip: !mayAsk },
  );
  if (!data?.order) return null;
  const { ordNbr, statusName } = data.order;
  return (
    <Notice role="status">
      <p>
        <strong>이미 접수된 건이 있습니다.</strong> 같은 제품의 {formatDay(visitOn)}{' '}
        {serviceNames[service]} 접수입니다(접수 번호 {ordNbr}, {statusName}). 새로 접수하실 일이
        맞는지 확인해 주세요.
      </p>
      <a href={servicePaths.order({ service, id: ordNbr })}>접수된 건 보기</a>
    </Notice>
  );
}
