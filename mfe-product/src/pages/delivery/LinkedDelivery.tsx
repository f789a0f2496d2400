import type { Delivery } from '@portal/contract';
import { StopMessages } from '@portal/form';
import { api, isApiError, useAnswer, useHost } from '@portal/host';
import { paths } from '@portal/paths';
import {
  Button,
  ButtonLink,
  Cluster,
  icons,
  MessagePage,
  Notice,
  PageHeading,
  useBusy,
} from '@portal/ui';
import { Waiting } from '../../parts/Waiting.tsx';
import { DeliveryDetail } from './DeliveryDetail.tsx';
import { FollowedToday } from './FollowedToday.tsx';
import { MemberDelivery } from './MemberDelivery.tsx';

/** Links for changing the day or seeing more: to the login, and to the look-up by name and phone number. */
function Ways() {
  const { session } = useHost();
  const login = useBusy(() => session.login(paths.deliveries()));
  return (
    <Cluster>
      <ButtonLink look="primary" href={paths.delivery({ step: 'delivery' })}>
        이름과 번호로 조회하기
      </ButtonLink>
      <Button {...login}>로그인</Button>
    </Cluster>
  );
}

const withoutChanges = (delivery: Delivery): Delivery => ({
  ...delivery,
  shipments: delivery.shipments.map((shipment) => ({
    ...shipment,
    may: { confirm: false, move: false },
  })),
});

/** The delivery that a message links to. The link may have been forwarded, so nothing can be changed here. */
export function LinkedDelivery({ token }: { token: string }) {
  const answer = useAnswer(api.openDeliveryLink, { token });
  const { data, error } = answer;
  if (data && !data.masked) {
    const order = data.orderKind === '1' ? 'rental' : 'buy';
    return <MemberDelivery orderNo={data.orderNo} order={order} />;
  }
  if (isApiError(error) && error.code === 'ERR_NOT_FOUND')
    return (
      <MessagePage
        page="배송"
        icon={icons.alert}
        title="이 링크로는 더 보실 수 없습니다."
        text="설치를 마치고 30일이 지났거나, 휴대전화 번호가 바뀌었습니다. 이름과 번호로 조회하시거나 로그인해 주세요."
        actions={<Ways />}
      />
    );
  return (
    <>
      <PageHeading title={data ? `${data.goodsName} 배송` : '배송'} />
      {data ? (
        <>
          {data.shipments.some(({ may }) => may.confirm || may.move) && (
            <Notice>
              <p>설치일을 확정하거나 바꾸시려면 이름과 번호로 조회하시거나 로그인해 주세요.</p>
              <Ways />
            </Notice>
          )}
          <DeliveryDetail delivery={withoutChanges(data)} reload={async () => answer.refetch()} />
          <FollowedToday delivery={data} answer={answer} />
          <StopMessages topic="delivery" token={token} />
        </>
      ) : (
        <Waiting answer={answer} kind="article" />
      )}
    </>
  );
}
