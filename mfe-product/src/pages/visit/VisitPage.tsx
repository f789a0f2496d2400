import type { Showroom } from '@portal/contract';
import { Form, lateRest } from '@portal/form';
import type { PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import {
  ButtonLink,
  Card,
  Cluster,
  icons,
  MessagePage,
  PageHeading,
  PageSkeleton,
  TapLink,
} from '@portal/ui';
import { useMemo } from 'react';
import { HereProvider } from './here.ts';
import type { load } from './load.ts';
import { visitForm } from './visit-form.tsx';

const VisitReceipt = lateRest(
  () =>
    import(/* webpackChunkName: "visit-receipt" */ './VisitReceipt.tsx').then(
      (file) => file.VisitReceipt,
    ),
  <PageSkeleton kind="article" title="매장 방문 예약" />,
);

function VisitForm({ showroom, asked }: { showroom: Showroom; asked: number }) {
  const { bbsIdx, name, addr } = showroom;
  const definition = useMemo(() => visitForm(bbsIdx), [bbsIdx]);
  return (
    <HereProvider value={showroom}>
      <PageHeading
        title={definition.title}
        lead="예약하신 시간에 오시면 바로 체험하실 수 있습니다."
      />
      <Card small tone="soft" max={720} bottom={24}>
        <Cluster justify="space-between" gap={[4, 24]}>
          <div>
            <strong>{name}</strong>
            <p>{addr}</p>
          </div>
          <TapLink tone="inherit" href={paths.showrooms()}>
            다른 매장 고르기
          </TapLink>
        </Cluster>
      </Card>
      <Form key={bbsIdx} definition={definition} asked={asked} />
    </HereProvider>
  );
}

/** The form that books a visit to the showroom in the address, or the receipt of a booking. */
export default function VisitPage({ params, data: showroom }: PageProps<typeof load>) {
  if (params.result !== null) return <VisitReceipt visitIdx={params.result} />;
  if (showroom) return <VisitForm showroom={showroom} asked={params.step} />;
  return (
    <MessagePage
      page="매장 방문 예약"
      icon={icons.place}
      title="방문하실 매장을 먼저 골라 주세요."
      text="가까운 매장을 찾으신 뒤 ‘방문 예약’을 누르시면 됩니다."
      actions={
        <ButtonLink look="primary" href={paths.showrooms()}>
          매장 찾기
        </ButtonLink>
      }
    />
  );
}
