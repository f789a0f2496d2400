import styled from '@emotion/styled';
import { keptOf, type AnswerOf, type listPayments } from '@portal/contract';
import { formatFarDay, formatWon } from '@portal/format';
import { paths } from '@portal/paths';
import { ButtonLink, Card, Facts, Stack } from '@portal/ui';
import { refundFacts } from '../../payment/made.ts';

const Box = styled(Card)`
  &[data-hidden] {
    visibility: hidden;
  }
`;

type Payments = Pick<AnswerOf<typeof listPayments>, 'sums' | 'years' | 'days'>;

/**
 * What the payments of a list come to, over all its pages, and the way to the statement of their year.
 * @param props.hidden other payments are loading: it keeps its place
 */
export function Sums(props: { payments: Payments; hidden: boolean }) {
  const { sums, years = [], days } = props.payments;
  if (!sums) return null;
  const year = years.find((one) => days?.from === `${one}-01-01`) ?? years[0];
  const comesBack = sums.refunded + sums.refunding > 0;
  return (
    <Box small top={24} aria-label="합계" data-hidden={props.hidden || undefined}>
      <Facts
        plain
        facts={[
          ['기간', days && `${formatFarDay(days.from)}부터 ${formatFarDay(days.to)}까지`],
          ['결제하신 금액', formatWon(sums.paid)],
          ...refundFacts(sums),
          ['실제로 내신 금액', comesBack ? formatWon(keptOf(sums)) : null],
        ]}
      />
      {year && (
        <Stack top={16} screenOnly>
          <div>
            <ButtonLink href={paths.paymentStatement({ year })}>{year}년 납부 내역서</ButtonLink>
          </div>
        </Stack>
      )}
    </Box>
  );
}
