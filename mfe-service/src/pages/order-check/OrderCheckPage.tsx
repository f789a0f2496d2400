import { serviceNames } from '@portal/contract';
import { late, useLinkToken } from '@portal/form';
import { useChosen, isCertified, useHost, useSession, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import {
  ContentSkeleton,
  FilterLinks,
  optionsOf,
  PageHeading,
  Side,
  SideFirst,
  Stack,
  Button,
  ButtonLink,
  Card,
  useBusy,
} from '@portal/ui';
import { useState } from 'react';
import { LookUpForm, type Who } from './LookUpForm.tsx';
import { servicePaths } from '../../paths.ts';

/** Members need no look-up: the way to their own requests, or to the login first. */
function OwnRequests() {
  const { session } = useHost();
  const who = useSession();
  const login = useBusy(() => session.login(servicePaths.orders()));
  return (
    <Card tone="soft" max={640}>
      <Stack align="start" gap={12}>
        {isCertified(who) ? (
          <>
            <p>회원으로 신청하신 서비스는 이름과 번호를 넣지 않고 바로 보실 수 있습니다.</p>
            <ButtonLink look="primary" href={servicePaths.orders()}>
              내 접수 내역 보기
            </ButtonLink>
          </>
        ) : (
          <>
            <p>회원이시면 로그인해 이름과 번호를 넣지 않고 바로 보실 수 있습니다.</p>
            <Button {...login}>로그인하고 보기</Button>
          </>
        )}
      </Stack>
    </Card>
  );
}

/** What a look-up finds: nobody has looked anything up while the page loads. */
const LookedUp = late(
  () => import('./LookedUp.tsx').then((file) => file.LookedUp),
  <ContentSkeleton kind="list" />,
);

const LinkedOrder = late(
  () => import('./LookedUp.tsx').then((file) => file.LinkedOrder),
  <ContentSkeleton kind="list" />,
);

const services = optionsOf(serviceNames);

/** A guest's look-up. Name and number stay on this page: they are never in the address or the browser's storage. */
export default function OrderCheckPage({ params }: PageProps<typeof paths.orderCheck>) {
  const { service } = useChosen(params).chosen;
  const [who, setWho] = useState<Who | null>(null);
  const token = useLinkToken();
  return (
    <>
      <PageHeading
        title="비회원 접수 조회"
        lead="신청하실 때 적으신 이름과 휴대전화 번호로 진행 상태를 찾습니다."
      />
      <Stack gap={32}>
        {token && <LinkedOrder token={token} />}
        <SideFirst>
          <Side>
            <OwnRequests />
          </Side>
          <Stack gap={32}>
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
        </SideFirst>
      </Stack>
    </>
  );
}
