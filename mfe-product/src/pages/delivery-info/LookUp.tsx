import { api, isApiError, useHost, useSend } from '@portal/host';
import { paths } from '@portal/paths';
import { Button, ButtonLink, icons, Message, Notice, Outcome } from '@portal/ui';
import { useState } from 'react';
import { keepFound, type Who } from '../../delivery/found.ts';
import { LookUpForm } from './LookUpForm.tsx';

/** Why the newest look-up has nothing to show. */
type Miss = { is: 'nothing' } | { is: 'tooMany' } | { is: 'failed'; code: string; who: Who };

function Missed({ miss, onRetry }: { miss: Miss; onRetry(who: Who): void }) {
  const { company } = useHost();
  const { main } = company.phones;
  if (miss.is === 'nothing')
    return (
      <Message
        icon={icons.search}
        title="조회 내역이 없습니다."
        text="주문하실 때 적으신 대로 넣었는지 확인해 주세요. 한 번호로 여러 번 틀리시면 한동안 조회하실 수 없습니다."
      />
    );
  if (miss.is === 'tooMany')
    return (
      <Notice>
        <p>
          여러 번 조회하셔서 한 시간 동안 조회하실 수 없습니다. 급하시면 고객센터{' '}
          <a href={`tel:${main}`}>{main}</a>번으로 전화해 주세요. 회원이시면 로그인해 바로 보실 수
          있습니다.
        </p>
        <ButtonLink href={paths.delivery({ step: 'login' })}>로그인하고 보기</ButtonLink>
      </Notice>
    );
  return (
    <Notice>
      <p>조회하지 못했습니다. 지원 번호 {miss.code}</p>
      <Button onClick={() => onRetry(miss.who)}>다시 시도</Button>
    </Notice>
  );
}

/** The guest look-up. It keeps the deliveries that it finds in memory, and opens the page that shows them. */
export function LookUp() {
  const { navigate, dialogs, supportCode } = useHost();
  const [send, { sending }] = useSend(api.lookUpDeliveries);
  const [miss, setMiss] = useState<Miss | null>(null);
  const ask = async (who: Who) => {
    setMiss(null);
    try {
      const { list } = await send(who);
      const [newest] = list;
      if (!newest) return setMiss({ is: 'nothing' });
      keepFound({ who, list });
      navigate(paths.deliveries({ order: newest.orderKind === '1' ? 'rental' : 'buy' }));
    } catch (error) {
      const { code = '', message = '' } = isApiError(error) ? error : {};
      if (code === 'ABORTED') return;
      // Specification, 8: the server's message about a failed look-up is shown in an alert.
      if (message) await dialogs.alert(message);
      if (code === 'ERR_TOO_MANY') setMiss({ is: 'tooMany' });
      else setMiss({ is: 'failed', code: supportCode(error), who });
    }
  };
  return (
    <>
      <LookUpForm sending={sending} onAsk={(who) => void ask(who)} />
      {miss && (
        <Outcome label="조회 결과">
          <Missed miss={miss} onRetry={(who) => void ask(who)} />
        </Outcome>
      )}
    </>
  );
}
