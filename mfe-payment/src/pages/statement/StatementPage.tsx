import styled from '@emotion/styled';
import { keptOf } from '@portal/contract';
import { formatFarDay, formatWon } from '@portal/format';
import { useChosen, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import {
  Button,
  ButtonLink,
  ContentSkeleton,
  Facts,
  FilterLinks,
  Message,
  PageHeading,
  spots,
} from '@portal/ui';
import { Issuer } from '../../payment/Issuer.tsx';
import { refundFacts } from '../../payment/made.ts';
import { Ways } from '../../payment/Ways.tsx';
import type { load } from './load.ts';
import { Payments } from './Payments.tsx';

/** Nothing of the sums is alone on the next sheet. */
const Together = styled.div`
  break-inside: avoid;
`;

/** What a member paid here in a year, on paper as on the screen. */
export default function StatementPage({ params, data: statement }: PageProps<typeof load>) {
  const { chosen, pending } = useChosen(params);
  const { year, years, payer, days, madeOn, list, sums } = statement;
  return (
    <>
      <PageHeading
        title={`${year}년 납부 내역서`}
        lead="이 사이트에서 결제하신 금액입니다. 자동이체로 나간 요금과 쓰신 포인트는 들어 있지 않습니다."
      />
      {years.length > 0 && (
        <FilterLinks
          label="연도"
          look="chips"
          options={years.map((one) => ({ value: one, label: `${one}년` }))}
          chosen={chosen.year ?? year}
          hrefOf={(one) => paths.paymentStatement({ year: one })}
        />
      )}
      {pending ? (
        <ContentSkeleton kind="article" />
      ) : list.length === 0 ? (
        <Message
          spot={spots.bill}
          title={`${year}년에 결제하신 내역이 없습니다.`}
          text={
            years.length > 0 ? '위에서 다른 연도를 골라 주세요.' : '결제하시면 여기에 모입니다.'
          }
          actions={<ButtonLink href={paths.payments()}>결제 내역</ButtonLink>}
        />
      ) : (
        <>
          <Facts
            plain
            top={24}
            facts={[
              ['내신 분', payer],
              ['기간', `${formatFarDay(days.from)}부터 ${formatFarDay(days.to)}까지`],
              ['만든 날', formatFarDay(madeOn)],
            ]}
          />
          <Issuer />
          <Payments list={list} sums={sums} />
          <Together>
            <Facts
              plain
              top={24}
              facts={[
                ['결제하신 금액', formatWon(sums.paid)],
                ...refundFacts(sums),
                ['실제로 내신 금액', formatWon(keptOf(sums))],
              ]}
            />
          </Together>
          <Ways>
            <Button look="primary" onClick={() => window.print()}>
              납부 내역서 인쇄하기
            </Button>
            <ButtonLink href={paths.payments({ period: year })}>결제 내역 보기</ButtonLink>
          </Ways>
        </>
      )}
    </>
  );
}
