import type { LinkedTopic } from '@portal/contract';
import { api, isApiError, useHost, useSend } from '@portal/host';
import { Button, Notice, Outcome, PhoneLink, Section, useBusy } from '@portal/ui';
import { useState } from 'react';

/**
 * The last part of a page that a message's link opened: stops further messages to the number that the link was sent to.
 * Whoever wants them again calls, because a number may have another owner by then.
 */
export function StopMessages({ topic, token }: { topic: LinkedTopic; token: string }) {
  const { company, dialogs, supportCode } = useHost();
  const { main } = company.phones;
  const [stop] = useSend(api.stopMessages);
  const [phone, setPhone] = useState<string | null>(null);
  const [failure, setFailure] = useState('');
  const ask = async () => {
    const message =
      '이 메시지를 받은 번호로 접수, 방문, 배송, 결제 알림을 더 보내지 않을까요?\n방문 날짜가 바뀌어도 알려 드리지 못합니다.';
    if (!(await dialogs.confirm({ message, yes: '알림 그만 받기', no: '계속 받기' }))) return;
    setFailure('');
    try {
      setPhone((await stop({ topic, token })).phone);
    } catch (error) {
      const said = isApiError(error) && error.http < 500 ? error.message : '';
      setFailure(
        said || `멈추지 못했습니다. 잠시 뒤 다시 눌러 주세요. 지원 번호 ${supportCode(error)}`,
      );
    }
  };
  const button = useBusy(ask);
  return (
    <Section>
      <h2>알림</h2>
      {phone === null ? (
        <>
          <p>이 번호로 알림을 그만 받으시려면 아래를 눌러 주세요.</p>
          <Button {...button}>알림 그만 받기</Button>
          {failure && <Notice role="alert">{failure}</Notice>}
        </>
      ) : (
        <Outcome label="알림을 멈추었습니다">
          <Notice>
            <p>
              {phone}번으로는 이제 알림을 보내지 않습니다. 다시 받으시려면 고객센터{' '}
              <PhoneLink href={`tel:${main}`}>{main}</PhoneLink>번으로 전화해 주세요.
            </p>
          </Notice>
        </Outcome>
      )}
    </Section>
  );
}
