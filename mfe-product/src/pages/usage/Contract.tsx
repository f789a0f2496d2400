import { formatDay, formatFarDay, formatWon } from '@portal/format';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { ButtonLink, Cluster, Facts, Section } from '@portal/ui';
import type { Usage } from './Product.tsx';

/** The contract: monthly fee, next withdrawal, and links to change the payment day or method. */
export function Contract({ contract }: { contract: NonNullable<Usage['contract']> }) {
  const { custCode, monthly, products, payDay, withdrawOn, until } = contract;
  const { hrefFor } = useHost();
  const ways = [
    { label: '납부일 바꾸기', href: hrefFor(paths.payDate({ custCode })) },
    { label: '결제 수단 바꾸기', href: hrefFor(paths.payMethod({ custCode })) },
  ];
  return (
    <Section>
      <h2>계약</h2>
      <Facts
        facts={[
          [
            '매달 내시는 요금',
            products > 1
              ? `${formatWon(monthly)} (한 계약에 있는 제품 ${products}대를 더한 금액)`
              : formatWon(monthly),
          ],
          ['납부일', `매달 ${payDay}일`],
          ['다음 출금', formatDay(withdrawOn)],
          ['계약이 끝나는 날', formatFarDay(until)],
        ]}
      />
      <Cluster top={16}>
        {ways.map(
          ({ label, href }) =>
            href !== null && (
              <ButtonLink key={label} href={href}>
                {label}
              </ButtonLink>
            ),
        )}
      </Cluster>
    </Section>
  );
}
