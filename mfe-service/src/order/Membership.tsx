import { membershipRules, type ServiceOrder } from '@portal/contract';
import { formatDay, formatWon } from '@portal/format';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { Facts, Section } from '@portal/ui';

type Standing = NonNullable<ServiceOrder['membership']>;

const startsOn = ({ startedOn, endsOn }: Standing) =>
  startedOn === null || endsOn === null
    ? '첫 필터를 보내 드린 날부터'
    : `${formatDay(startedOn)}부터 ${formatDay(endsOn)}까지`;

/** What an end today would cost. */
const endNow = ({ earlyEnd }: Standing) =>
  earlyEnd &&
  [
    `위약금 ${formatWon(earlyEnd.penalty)}`,
    `받으신 필터 ${formatWon(earlyEnd.supplied)}, 내신 이용료 ${formatWon(earlyEnd.paid)}`,
  ].join('\n');

/** A membership: its fee and term, what comes next, and how it is revoked or ended. */
export function Membership({ order, standing }: { order: ServiceOrder; standing: Standing }) {
  const { company, hrefFor } = useHost();
  const { main } = company.phones;
  const { fee, months, total, paidBy, next } = standing;
  const qna = hrefFor(paths.qna());
  const isEnding = order.may.cancel;
  return (
    <>
      <Section>
        <h2>이용료와 약정</h2>
        <Facts
          facts={[
            ['월 이용료', `${formatWon(fee)} (필터와 배송 포함)`],
            ['약정 기간', `${months}개월, ${startsOn(standing)}`],
            [`${months}개월 동안 모두`, formatWon(total)],
            ['내시는 방법', paidBy && membershipRules.paidBy[paidBy]],
            ['다음 배송', next && `${formatDay(next.on)}\n${next.names.join(', ')}`],
          ]}
        />
      </Section>
      {order.status !== 'CANCEL' && (
        <Section>
          <h2>청약철회와 해지</h2>
          <Facts
            facts={[
              ['청약철회', membershipRules.revocation],
              ['중도 해지', membershipRules.end],
              ['지금 그만두시면', endNow(standing)],
            ]}
          />
          <p>
            {isEnding
              ? '접수를 확인하기 전에는 이 화면의 접수 취소하기로 바로 철회하실 수 있습니다. 그 뒤에는 '
              : '철회하시거나 그만두시려면 '}
            {qna !== null && (
              <>
                <a href={qna}>1:1 문의</a>로 알려 주시거나{' '}
              </>
            )}
            고객센터 <a href={`tel:${main}`}>{main}</a>번으로 전화해 주세요.
          </p>
        </Section>
      )}
    </>
  );
}
