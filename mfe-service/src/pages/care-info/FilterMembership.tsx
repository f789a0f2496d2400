import {
  earlyEndPenalty,
  FILTER_MEMBERSHIP,
  membershipRules,
  membershipTotal,
} from '@portal/contract';
import { formatWon } from '@portal/format';
import { paths } from '@portal/paths';
import { AmountTable, Bullets, NumberedList, Section, Sided } from '@portal/ui';
import { WayIn } from '../../service/WayIn.tsx';

const { fee, months, terms } = FILTER_MEMBERSHIP;
/** Example: a contract that ended after four months, with filters worth 90,000 won supplied. */
const example = { months: 4, filters: 90_000 };
const paid = example.months * fee;

/** The filter membership: what it is, its price, and the cost of an early end. */
export function FilterMembership() {
  return (
    <Sided>
      <div>
        <Section>
          <h2>필터를 때에 맞추어 보내 드립니다</h2>
          <p>
            정수기 필터를 바꿀 때마다 따로 사지 않으셔도 됩니다. 모델에 맞는 필터를 교체할 때에
            맞추어 댁으로 보내 드립니다.
          </p>
        </Section>
        <Section>
          <h2>비용과 기간</h2>
          <AmountTable
            rows={[
              { label: '월 이용료', amount: fee, condition: '필터와 배송 포함' },
              {
                label: '약정 기간',
                amount: `${months}개월`,
                condition: `${terms}번까지 약정하실 수 있습니다.`,
              },
              ...Array.from({ length: terms }, (_, i) => ({
                label: `${months * (i + 1)}개월 동안 모두`,
                amount: membershipTotal(i + 1),
              })),
            ]}
          />
          <p>
            렌탈하신 정수기는 {membershipRules.paidBy.contract} 구매하신 정수기는{' '}
            {membershipRules.paidBy.asked}
          </p>
        </Section>
        <Section>
          <h2>청약철회와 해지</h2>
          <p>{membershipRules.revocation}</p>
          <p>{membershipRules.end}</p>
          <p>
            예를 들어 {example.months}개월 동안 {formatWon(example.filters)}어치 필터를 받으셨다면{' '}
            {formatWon(example.filters)} − {formatWon(paid)} ={' '}
            <strong>{formatWon(earlyEndPenalty(example.filters, paid))}</strong>입니다.
          </p>
        </Section>
        <Section>
          <h2>신청하실 수 있는 분</h2>
          <Bullets
            gap={8}
            items={[
              '정수기 계약자 본인만 신청하실 수 있습니다.',
              '법인 계약은 신청하실 수 없습니다.',
              '사용 정보가 확인된 정수기만 신청하실 수 있습니다.',
            ]}
          />
        </Section>
        <Section>
          <h2>이렇게 진행합니다</h2>
          <NumberedList
            steps={[
              { title: '신청', text: '정수기와 필터를 받으실 주소를 고르고 약관에 동의합니다.' },
              { title: '확인', text: '계약자와 모델을 확인하고 시작하는 날을 알려 드립니다.' },
              { title: '첫 필터', text: '모델에 맞는 필터를 보내 드립니다.' },
            ]}
          />
        </Section>
      </div>
      <WayIn
        title="필터 멤버십을 신청하시겠어요?"
        text="온라인으로 신청하실 수 있습니다."
        way={{ label: '필터 멤버십 신청하기', href: paths.serviceRequest('w_filter') }}
      />
    </Sided>
  );
}
