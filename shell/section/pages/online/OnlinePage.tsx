import { PageHeading } from '@portal/ui';
import { CallBand } from '../../centre/CallBand.tsx';
import { ServiceGroup } from './ServiceGroup.tsx';
import { onlineServices } from './services.ts';
import { WayIn } from './WayIn.tsx';

export default function OnlinePage() {
  return (
    <>
      <PageHeading
        title="온라인 서비스 안내"
        lead="집에서 바로 신청하고 조회할 수 있는 서비스입니다."
      />
      <WayIn />
      {onlineServices.map(({ title, services }) => (
        <ServiceGroup key={title} title={title} services={services} />
      ))}
      <CallBand />
    </>
  );
}
