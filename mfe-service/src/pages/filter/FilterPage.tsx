import { FILTER_MEMBERSHIP, membershipRules, membershipTotal } from '@portal/contract';
import { Form, type SumProps, type ViewOf } from '@portal/form';
import { formatWon } from '@portal/format';
import type { PageProps } from '@portal/host';
import { AmountTable, PageHeading, Stack, Text } from '@portal/ui';
import { servicePaths } from '../../paths.ts';
import { Notices } from '../../request/later.tsx';
import { LinkedProduct, useLinkedProduct } from '../../request/use-linked-product.ts';
import { filterForm } from './filter-form.tsx';
import { usePurifier } from './purifier.tsx';

type Filter = typeof filterForm;
const { fee, months } = FILTER_MEMBERSHIP;
const monthly = { label: '월 이용료', amount: fee, condition: '필터와 배송 포함' };

/** What the membership supplies for this purifier, its price, and the cost of an early end. */
function Terms({ draft }: { draft: ViewOf<Filter, 'check'>['draft'] }) {
  const own = usePurifier(draft.productIdx);
  const terms = Number(draft.terms) || 0;
  return (
    <Stack as="section" aria-label="비용">
      <Text as="h3" size="h4">
        비용
      </Text>
      <AmountTable
        rows={[
          monthly,
          ...(terms > 0 ? [{ label: '약정 기간', amount: `${months * terms}개월` }] : []),
          ...(own?.filters ?? []).map(({ name, everyMonths, price }) => ({
            label: name,
            amount: '포함',
            condition: `${everyMonths}개월마다, 따로 사시면 ${formatWon(price)}`,
          })),
        ]}
        {...(terms > 0 && {
          total: { label: `${months * terms}개월 동안 모두`, amount: membershipTotal(terms) },
        })}
      />
      {own?.paidBy && <p>{membershipRules.paidBy[own.paidBy]}</p>}
      <p>{membershipRules.revocation}</p>
      {own && (
        <p>
          {membershipRules.end} 예를 들어 {own.example.months}개월 뒤에는{' '}
          {formatWon(own.example.supplied)} − {formatWon(own.example.paid)}으로 위약금이{' '}
          <strong>{formatWon(own.example.penalty)}</strong>
          입니다.
        </p>
      )}
    </Stack>
  );
}

/** The monthly fee until the term is chosen; then what all months of it come to. */
function FilterSum({ draft, children }: SumProps<ViewOf<Filter, 'check'>['draft']>) {
  const terms = Number(draft.terms) || 0;
  return children(
    terms > 0
      ? {
          label: `${months * terms}개월 동안 모두`,
          amount: membershipTotal(terms),
          rows: [monthly],
        }
      : { ...monthly, rows: [] },
  );
}
const sum = { Of: FilterSum, told: ['product', 'check'] } as const;

function ProductStep({ draft, change }: ViewOf<Filter, 'product'>) {
  useLinkedProduct(draft, change);
  return <Terms draft={draft} />;
}

function CheckStep({ draft }: ViewOf<Filter, 'check'>) {
  return (
    <>
      <Terms draft={draft} />
      <Notices service="w_filter" visit={null} />
    </>
  );
}

const below = { product: ProductStep, check: CheckStep };

export default function FilterPage({ params }: PageProps<typeof servicePaths.request.w_filter>) {
  return (
    <>
      <PageHeading
        title={filterForm.title}
        lead={
          <>
            계약자 본인만 신청하실 수 있고, 법인 계약은 신청하실 수 없습니다.{' '}
            <a href={servicePaths.careInfo({ service: 'w_filter' })}>필터 멤버십 안내</a>
          </>
        }
      />
      <LinkedProduct value={params.productIdx}>
        <Form definition={filterForm} asked={params.step} below={below} sum={sum} />
      </LinkedProduct>
    </>
  );
}
