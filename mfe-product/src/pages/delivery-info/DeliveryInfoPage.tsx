import { isCertified, useHost, useSession, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import { FilterLinks, optionsOf, PageHeading, Stack } from '@portal/ui';
import { useEffect } from 'react';
import { LogInWay } from './LogInWay.tsx';
import { LookUp } from './LookUp.tsx';

const ways = optionsOf({ login: '로그인하고 보기', delivery: '비회원 조회' });

/** Offers the login and the guest look-up as two tabs. Members are sent on to their own deliveries. */
export default function DeliveryInfoPage({ params }: PageProps<typeof paths.delivery>) {
  const { step } = params;
  const { navigate } = useHost();
  const isMember = isCertified(useSession());
  useEffect(() => {
    if (isMember) navigate(paths.deliveries(), { replace: true });
  }, [isMember, navigate]);
  return (
    <>
      <PageHeading
        title="배송 조회"
        lead="주문하신 제품이 어디까지 왔는지, 언제 설치하러 가는지 보여 드립니다."
      />
      <Stack gap={32}>
        <FilterLinks
          label="조회 방법"
          look="tabs"
          options={ways}
          chosen={step}
          hrefOf={(value) => paths.delivery({ step: value })}
        />
        {step === 'login' ? <LogInWay /> : <LookUp />}
      </Stack>
    </>
  );
}
