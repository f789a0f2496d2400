import type { ServiceKind, ServiceOrder } from '@portal/contract';
import { StopMessages } from '@portal/form';
import { api, isApiError, useAnswer, useHost } from '@portal/host';
import {
  Button,
  icons,
  Loading,
  Message,
  Notice,
  Outcome,
  Rows,
  Stages,
  useBusy,
} from '@portal/ui';
import { useState } from 'react';
import { WorkDone } from '../../after-visit/WorkDone.tsx';
import { Awaiting } from '../../order/Awaiting.tsx';
import { Changes } from '../../order/change/Changes.tsx';
import type { ChangeProps } from '../../order/change/own.ts';
import { Coming } from '../../order/Coming.tsx';
import { endOf } from '../../order/end.ts';
import { Entered } from '../../order/Entered.tsx';
import { OrderRow } from '../../order/OrderRow.tsx';
import { servicePaths } from '../../paths.ts';
import type { Who } from './LookUpForm.tsx';

/** A running look-up, or why it failed. */
function Waiting({ answer }: { answer: { error: unknown; fetching: boolean; refetch(): void } }) {
  const { error, refetch } = answer;
  const { company, session, supportCode } = useHost();
  const login = useBusy(() => session.login(servicePaths.orders()));
  const { main } = company.phones;
  if (!error) return <Loading answer={answer} kind="list" />;
  const tooMany = isApiError(error) && error.code === 'ERR_TOO_MANY';
  return (
    <Outcome label="조회 결과">
      {tooMany ? (
        <Notice>
          <p>
            여러 번 조회하셔서 한 시간 동안 조회하실 수 없습니다. 급하시면 고객센터{' '}
            <a href={`tel:${main}`}>{main}</a>번으로 전화해 주세요. 회원이시면 로그인해 바로 보실 수
            있습니다.
          </p>
          <Button {...login}>로그인</Button>
        </Notice>
      ) : (
        <Notice>
          <p>조회하지 못했습니다. 지원 번호 {supportCode(error)}</p>
          <Button onClick={refetch}>다시 시도</Button>
        </Notice>
      )}
    </Outcome>
  );
}

/** A request as a guest sees it, masked. */
function Masked({
  order,
  answer,
  ...way
}: {
  order: ServiceOrder;
  answer: { error: unknown; fetching: boolean; refetch(): void };
} & Partial<Omit<ChangeProps, 'order'>>) {
  const { guest, onChanged, onStale } = way;
  const { error, fetching, refetch } = answer;
  return (
    <Outcome label={`${order.goodsName} 접수 정보`}>
      <Awaiting order={order} byPhone />
      <Stages stages={order.stages} next={order.next} ended={endOf(order)} />
      <Coming order={order} answer={{ error, fetching }} ask={refetch} />
      <WorkDone order={order} />
      {guest && onChanged && onStale && (
        <Changes order={order} guest={guest} onChanged={onChanged} onStale={onStale} />
      )}
      <Entered order={order} />
    </Outcome>
  );
}

type Guest = Omit<Who, 'at'>;

/** @param props.onChanged called with the request as it is then, and with the number that finds it then */
function GuestOrder(props: {
  encSeq: string;
  who: Guest;
  /** What a change answered. It stays while the request is asked for under another number. */
  known: ServiceOrder | undefined;
  onChanged(order: ServiceOrder, who: Guest): void;
  onBack(): void;
}) {
  const { encSeq, who, known, onChanged, onBack } = props;
  const { userName, userPhone } = who;
  const answer = useAnswer(api.lookUpOrder, { encSeq, userName, userPhone });
  const guest = { encSeq, userName, userPhone };
  const order = answer.data ?? known;
  return (
    <section aria-label="접수 정보">
      <Button onClick={onBack}>목록으로</Button>
      {order ? (
        <Masked
          order={order}
          answer={answer}
          guest={guest}
          onChanged={(now, _, phone = userPhone) => onChanged(now, { userName, userPhone: phone })}
          onStale={answer.refetch}
        />
      ) : (
        <Waiting answer={answer} />
      )}
    </section>
  );
}

/** The request that a message links to. A link that is void or over says what to do instead. */
export function LinkedOrder({ token }: { token: string }) {
  const answer = useAnswer(api.openOrderLink, { token });
  if (answer.data)
    return (
      <section aria-label="접수 정보">
        <Masked order={answer.data} answer={answer} />
        <StopMessages topic="service" token={token} />
      </section>
    );
  if (!isApiError(answer.error) || answer.error.code !== 'ERR_NOT_FOUND')
    return <Waiting answer={answer} />;
  return (
    <Outcome label="조회 결과">
      <Notice>
        <p>
          이 링크로는 더 보실 수 없습니다. 서비스가 끝나고 30일이 지났거나, 휴대전화 번호가
          바뀌었습니다. 아래에서 이름과 번호로 찾으시거나 로그인해 주세요.
        </p>
      </Notice>
    </Outcome>
  );
}

/**
 * The requests found, of all services at once, because tries are limited. A wrong name, a wrong number and no
 * requests look the same.
 */
export function LookedUp({ service, who }: { service: ServiceKind; who: Who }) {
  const { userName, userPhone } = who;
  const answer = useAnswer(api.lookUpOrders, { userName, userPhone });
  const [open, setOpen] = useState<{ encSeq: string; of: ServiceKind } | null>(null);
  // What was changed here, because to look up again would count as a try.
  const [changed, setChanged] = useState<Record<string, { order: ServiceOrder; who: Guest }>>({});
  // Another tab shows its own list.
  if (open?.of === service) {
    const { encSeq } = open;
    return (
      <GuestOrder
        encSeq={encSeq}
        who={changed[encSeq]?.who ?? { userName, userPhone }}
        known={changed[encSeq]?.order}
        onChanged={(order, asked) => setChanged({ ...changed, [encSeq]: { order, who: asked } })}
        onBack={() => setOpen(null)}
      />
    );
  }
  if (!answer.data) return <Waiting answer={answer} />;
  const { list: all } = answer.data;
  const list = all.filter((order) => order.service === service);
  return (
    <Outcome label="조회 결과">
      {list.length === 0 ? (
        <Message
          icon={icons.search}
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
            <OrderRow
              key={order.encSeq}
              order={changed[order.encSeq]?.order ?? order}
              onOpen={() => setOpen({ encSeq: order.encSeq, of: service })}
            />
          ))}
        </Rows>
      )}
    </Outcome>
  );
}
