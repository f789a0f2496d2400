import { registrationStages } from '@portal/contract';
import { fixedTexts } from '@portal/format';
import { useHost, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import { optionsOf, Rows, spots } from '@portal/ui';
import { MemberList } from '../../list/MemberList.tsx';
import { RegistrationRow } from '../../registration/RegistrationRow.tsx';
import type { load } from './load.ts';

const statuses = optionsOf({ all: '전체', ...registrationStages });

export default function RegistrationsPage({ params, data: registrations }: PageProps<typeof load>) {
  const { status } = params;
  const form = useHost().hrefFor(paths.activate());
  return (
    <MemberList
      here="registrations"
      title="정품 등록 내역"
      lead="등록하신 정품과 처리 상황입니다."
      address={paths.memberRegistrations}
      params={params}
      filters={[{ param: 'status', label: '처리 상태', look: 'chips', options: statuses }]}
      page={registrations}
      empty={{
        spot: spots.certificate,
        title: fixedTexts.noRegistrations,
        text:
          status === 'all'
            ? '온라인 마켓이나 매장에서 구매하신 제품을 등록하시면 서비스를 신청하실 수 있습니다.'
            : '이 상태의 등록이 없습니다. 다른 상태를 골라 보세요.',
        way: { label: '정품 등록하기', href: form },
      }}
    >
      <Rows>
        {registrations.list.map((one) => (
          <RegistrationRow key={one.bbsIdx} registration={one} />
        ))}
      </Rows>
    </MemberList>
  );
}
