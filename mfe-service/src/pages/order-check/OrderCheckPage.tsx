import { serviceNames } from '@portal/contract';
import { late } from '@portal/form';
import { useChosen, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import { ContentSkeleton, FilterLinks, optionsOf, PageHeading, Stack } from '@portal/ui';
import { useState } from 'react';
import { LookUpForm, type Who } from './LookUpForm.tsx';
import { OwnRequests } from './OwnRequests.tsx';

/** What a look-up finds: nobody has looked anything up while the page loads. */
const LookedUp = late(
  () => import('./LookedUp.tsx').then((file) => file.LookedUp),
  <ContentSkeleton kind="list" />,
);

const services = optionsOf(serviceNames);

/** A guest's look-up. Name and number stay on this page: they are never in the address or the browser's storage. */
export default function OrderCheckPage({ params }: PageProps<typeof paths.orderCheck>) {
  const { service } = useChosen(params).chosen;
  const [who, setWho] = useState<Who | null>(null);
  return (
    <>
      <PageHeading
        title="비회원 접수 조회"
        lead="신청하실 때 적으신 이름과 휴대전화 번호로 진행 상태를 찾습니다."
      />
      <Stack gap={32}>
        <OwnRequests />
        <FilterLinks
          label="서비스"
          look="tabs"
          options={services}
          chosen={service}
          hrefOf={(value) => paths.orderCheck({ service: value })}
        />
        <LookUpForm onAsk={setWho} />
        {who && <LookedUp key={who.at} service={service} who={who} />}
      </Stack>
    </>
  );
}
