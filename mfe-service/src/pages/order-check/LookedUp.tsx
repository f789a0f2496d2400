import type { ServiceKind } from '@portal/contract';
import { isApiError, useAnswer, useHost } from '@portal/host';
import {
  Button,
  ContentSkeleton,
  Icon,
  Message,
  Notice,
  Rows,
  SlowNotice,
  Stages,
  icons,
} from '@portal/ui';
import { useState } from 'react';
import { api } from '../../api.ts';
import { Awaiting } from '../../order/Awaiting.tsx';
import { Entered } from '../../order/Entered.tsx';
import { OrderRow } from '../../order/OrderRow.tsx';
import type { Who } from './LookUpForm.tsx';

/** A look-up under way, or why it failed. */
function Waiting({ answer }: { answer: { error: unknown; fetching: boolean; refetch(): void } }) {
  const { error, fetching, refetch } = answer;
  const { supportCode } = useHost();
  if (!error)
    return (
      <>
        {fetching && <SlowNotice onRetry={refetch} />}
        <ContentSkeleton kind="list" />
      </>
    );
  const tooMany = isApiError(error) && error.code === 'ERR_TOO_MANY';
  return (
    <Notice role="alert">
      <p>
        {tooMany
          ? '조회를 여러 번 하셨습니다. 잠시 뒤 다시 조회해 주세요.'
          : `조회하지 못했습니다. 지원 번호 ${supportCode(error)}`}
      </p>
      {!tooMany && (
        <Button type="button" onClick={refetch}>
          다시 시도
        </Button>
      )}
    </Notice>
  );
}

function GuestOrder(props: { encSeq: string; who: Who; onBack(): void }) {
  const { encSeq, who, onBack } = props;
  const { userName, userPhone } = who;
  const answer = useAnswer(api.lookUpOrder, { encSeq, userName, userPhone });
  return (
    <section aria-label="접수 정보">
      <Button type="button" onClick={onBack}>
        목록으로
      </Button>
      {answer.data ? (
        <>
          <Awaiting order={answer.data} byPhone />
          <Stages stages={answer.data.stages} next={answer.data.next} />
          <Entered order={answer.data} />
        </>
      ) : (
        <Waiting answer={answer} />
      )}
    </section>
  );
}

/** What was found, of all services at once: tries are few. A wrong name, a wrong number and nothing at all look the same. */
export function LookedUp({ service, who }: { service: ServiceKind; who: Who }) {
  const { userName, userPhone } = who;
  const answer = useAnswer(api.lookUpOrders, { userName, userPhone });
  const [open, setOpen] = useState<string | null>(null);
  if (open !== null) return <GuestOrder encSeq={open} who={who} onBack={() => setOpen(null)} />;
  if (!answer.data) return <Waiting answer={answer} />;
  const { list: all } = answer.data;
  const list = all.filter((order) => order.service === service);
  return (
    <div role="status">
      {list.length === 0 ? (
        <Message
          picture={<Icon shape={icons.search} size={40} />}
          title="조회 내역이 없습니다."
          text={
            all.length > 0
              ? `다른 서비스의 접수가 ${all.length}건 있습니다. 위에서 서비스를 골라 주세요.`
              : '이름과 번호를 신청하실 때 적으신 대로 넣었는지 확인해 주세요. 한 번호로 여러 번 틀리시면 한동안 조회하실 수 없습니다.'
          }
        />
      ) : (
        <Rows>
          {list.map((order) => (
            <OrderRow key={order.encSeq} order={order} onOpen={() => setOpen(order.encSeq)} />
          ))}
        </Rows>
      )}
    </div>
  );
}
