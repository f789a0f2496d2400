import {
  NO_DISCOUNT_BY_PHONE,
  quoteOf,
  serviceProducts,
  type Coverage,
  type Price,
  type ServiceKind,
  type VisitKind,
} from '@portal/contract';
import { coverageText, formatWon, notCoveredText } from '@portal/format';
import type { Sum } from '@portal/form';
import { api, useAnswer, type Answer } from '@portal/host';
import { AmountTable, Loading, Notice, Text } from '@portal/ui';
import { useContext, type ReactNode } from 'react';
import { Points } from './Points.tsx';
import { PriceRange } from './price-range.ts';

/** Writes the number of points to use into the draft. */
export type Spend = (points: string) => void;

/** A price with the draft's consent and points, and what it comes to. */
function costOf(price: Price, { consentMarketing, usePoint }: Spent) {
  const quote = quoteOf(price, {
    consentMarketing: consentMarketing === 'Y' ? 'Y' : 'N',
    usePoint: Number(usePoint ?? 0) || 0,
  });
  return {
    lines: quote.lines,
    total: price.paidLater
      ? { label: '방문 때 내실 금액', amount: quote.total }
      : { label: '내실 금액', amount: quote.payable },
    full: quote.total,
  };
}

/** What the draft says about paying. */
interface Spent {
  consentMarketing?: string;
  usePoint?: string;
}

/**
 * Reports the cost to the summary beside the steps: the price or, until it is known, from what to what requests of this service
 * cost; null while neither is here.
 */
export function CostSum(
  props: Spent & {
    /** Null as long as it depends on what is not chosen yet. */
    price: Answer<Price> | null;
    service: VisitKind;
    /** The product group; empty before its choice. */
    product: string;
    /** What makes the price known, in words for customers. */
    until: string;
    children(sum: Sum | null): ReactNode;
  },
) {
  const { price, service, product, until, children, ...spent } = props;
  const known = price && !price.error ? price.data : undefined;
  const groups = serviceProducts[service];
  const group = groups.find((one) => one === product);
  const ofAll = useContext(PriceRange);
  // The page has loaded one range for all product groups. It is shown until the range of the chosen group is loaded, or always if
  // there is only one group.
  const isForAll = group === undefined || groups.length === 1;
  const ofGroup = useAnswer(
    api.quoteRange,
    { service, ...(group && { product: group }) },
    { skip: known !== undefined || isForAll },
  );
  const range = ofGroup.data ?? ofAll;
  if (known) {
    const { lines, total } = costOf(known, spent);
    return children({ ...total, rows: lines });
  }
  if (!range) return children(null);
  const { least, most } = range;
  const from = costOf(least, spent).total;
  return children({ ...from, most: costOf(most, spent).total.amount, until, rows: [] });
}

/**
 * The cost of a request, line by line, with the draft's consents and points. The server computes it again when it
 * receives the request, and stores its own result.
 */
export function Cost(
  props: Spent & {
    price: Answer<Price>;
    /** Only in the step that asks for points. */
    spend?: Spend | undefined;
    service: ServiceKind;
    /** What covers the chosen product. */
    coverage?: Coverage | undefined;
  },
) {
  const { data: price, error } = props.price;
  if (!price || error)
    return <Loading answer={props.price} kind="list" failure="비용을 가져오지 못했습니다." />;
  const { spend, service, coverage } = props;
  const said = coverage ? coverageText(coverage) : notCoveredText(service);
  const usePoint = Number(props.usePoint ?? 0) || 0;
  const agrees = props.consentMarketing === 'Y';
  const { lines, total, full } = costOf(price, props);
  const totalIf = (consentMarketing: 'Y' | 'N') => quoteOf(price, { consentMarketing }).total;
  const off = totalIf('N') - totalIf('Y');
  return (
    <section aria-label="비용">
      {spend && <Points total={full} used={usePoint} spend={spend} />}
      <Text as="h3" size="h4" bottom={8}>
        비용
      </Text>
      {said && <Notice>{said}</Notice>}
      <div role="status">
        <AmountTable rows={lines} total={total} />
      </div>
      {!agrees && off > 0 && (
        <Text size="small" tone="text-second" top={8}>
          마케팅 정보 수신에 동의하시면 {formatWon(-off)}
        </Text>
      )}
      <Text size="small" tone="text-second" top={8}>
        {(off > 0 || lines.some(({ code }) => code === 'discount')) && NO_DISCOUNT_BY_PHONE}{' '}
        {lines.some(({ amount }) => amount === null) &&
          '현장에서 안내하는 비용은 내실 금액에 들어 있지 않습니다.'}
      </Text>
    </section>
  );
}
