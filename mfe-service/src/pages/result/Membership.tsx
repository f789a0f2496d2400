import type { OrderSummary } from '@portal/contract';
import { formatDay } from '@portal/format';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { ButtonLink, Facts } from '@portal/ui';
import { servicePaths } from '../../paths.ts';
import { Section } from '../../service/Section.tsx';

/** What happens next, by status. */
const nexts: Partial<Record<string, string>> = {
  '1': '계약자와 모델을 확인하고, 시작하는 날과 첫 필터를 보내 드리는 날을 알려 드립니다.',
  '2': '시작하는 날에 맞추어 첫 필터를 보내 드립니다.',
};

/** A filter membership and its status. No call changes or ends one, so the page names the customer centre. */
export function Membership({ membership }: { membership: OrderSummary }) {
  const { main } = useHost().company.phones;
  const { status, statusName, receivedOn } = membership;
  const next = nexts[status];
  return (
    <Section>
      <h2>{next === undefined ? '진행 상황' : '앞으로 이렇게 진행됩니다'}</h2>
      {next !== undefined && <p>{next}</p>}
      <Facts
        facts={[
          ['진행 상태', statusName],
          ['접수한 날', formatDay(receivedOn)],
        ]}
      />
      {status !== 'CANCEL' && (
        <p>
          바꾸거나 그만두시려면 고객센터 <a href={`tel:${main}`}>{main}</a>로 전화해 주세요.
        </p>
      )}
      <p>
        <ButtonLink href={servicePaths.orders({ service: 'w_filter' })}>접수 내역 보기</ButtonLink>{' '}
        <ButtonLink href={paths.home()}>처음으로</ButtonLink>
      </p>
    </Section>
  );
}
