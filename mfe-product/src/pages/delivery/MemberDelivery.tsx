import { api, isApiError, useAnswer } from '@portal/host';
import { CopyNumber } from '@portal/form';
import { paths } from '@portal/paths';
import { BackLink, ButtonLink, Message, PageHeading, spots } from '@portal/ui';
import { useToldFailure } from '../../parts/use-told-failure.ts';
import { Waiting } from '../../parts/Waiting.tsx';
import { DeliveryDetail } from './DeliveryDetail.tsx';
import { FollowedToday } from './FollowedToday.tsx';

export function MemberDelivery({ orderNo, order }: { orderNo: string; order: 'rental' | 'buy' }) {
  const answer = useAnswer(api.readDelivery, { orderNo });
  const { data, error, refetch } = answer;
  // What is there stays, without an alert: it may have been asked for by itself.
  useToldFailure(data ? undefined : error);
  const isMissing = isApiError(error) && error.code === 'ERR_NOT_FOUND';
  const list = paths.deliveries({ order });
  return (
    <>
      <BackLink href={list} label="배송 내역" />
      <PageHeading title={data ? `${data.goodsName} 배송` : '배송'} />
      {data && !isMissing ? (
        <>
          <CopyNumber number={data.orderNo} label="주문 번호" />
          <DeliveryDetail delivery={data} reload={async () => refetch()} />
          <FollowedToday delivery={data} answer={answer} />
        </>
      ) : isMissing ? (
        <Message
          spot={spots.box}
          title="조회 내역이 없습니다."
          text="주문하신 계정으로 로그인하셨는지 확인해 주세요."
          actions={<ButtonLink href={list}>배송 내역 보기</ButtonLink>}
        />
      ) : (
        <Waiting answer={answer} kind="article" />
      )}
    </>
  );
}
