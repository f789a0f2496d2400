import { numberName, serviceNames, type ServiceKind, type ServiceOrder } from '@portal/contract';
import { refundTexts } from '@portal/format';
import { api, callIn, isApiError, useHost, useSend } from '@portal/host';
import { Button, Section, Stack, useBusy } from '@portal/ui';

/** Why a request cannot be cancelled while its payment is under way, and what to do: the server would refuse it. */
const underWay: Partial<Record<ServiceOrder['payment']['is'], string>> = {
  deposit:
    '입금을 기다리는 계좌가 있어 바로 취소하실 수 없습니다. 입금할 계좌 보기에서 ‘입금하지 않고 취소하기’를 누르신 뒤 취소해 주세요.',
  checking: '결제를 확인하고 있어 지금은 취소하실 수 없습니다. 확인이 끝난 뒤 취소해 주세요.',
};

/** What can still be changed, and how: here, by a new request, or through the customer centre. */
export function Change(props: { order: ServiceOrder; service: ServiceKind; id: string }) {
  const { order, service, id } = props;
  const { company, dialogs, notify, supportCode } = useHost();
  // A request that was cancelled before counts as cancelled.
  const [cancel] = useSend(callIn(api.cancelOrder, service));
  const { main } = company.phones;
  const { may } = order;
  const held = underWay[order.payment.is];
  const button = useBusy(async () => {
    const asked = `${serviceNames[service]} 접수를 취소할까요? 취소하면 되돌릴 수 없습니다.`;
    const message = [asked, ...refundTexts(order.payment)].join('\n');
    if (!(await dialogs.confirm({ message, yes: '접수 취소하기', no: '그대로 두기' }))) return;
    try {
      await cancel({ [numberName(service, 'cancel')]: id });
      notify('접수를 취소했습니다.');
    } catch (error) {
      const said = isApiError(error) && error.message;
      await dialogs.alert(
        said || `취소하지 못했습니다. 잠시 뒤 다시 눌러 주세요. 지원 번호 ${supportCode(error)}`,
      );
    }
  });
  if (!may.cancel && !may.callCentre) return null;
  return (
    <Section screenOnly>
      <h2>{may.changeAddress === 'no' ? '접수 취소' : '주소 변경과 취소'}</h2>
      <Stack gap={12} align="start">
        {may.changeAddress === 'again' && (
          <p>주소를 바꾸시려면 이 접수를 취소하고 다시 신청해 주세요.</p>
        )}
        {may.callCentre && (
          <p>
            {may.changeAddress === 'callCentre' && '주소 변경과 '}취소는 고객센터{' '}
            <a href={`tel:${main}`}>{main}</a>에서 도와드립니다.
          </p>
        )}
        {may.cancel &&
          (held === undefined ? <Button {...button}>접수 취소하기</Button> : <p>{held}</p>)}
      </Stack>
    </Section>
  );
}
