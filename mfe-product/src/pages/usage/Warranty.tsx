import { formatDay } from '@portal/format';
import { Section } from '@portal/ui';
import { Figure } from './Figure.ts';
import type { Usage } from './Product.tsx';

/** How long the warranty lasts. */
export function Warranty({ warranty }: { warranty: Usage['warranty'] }) {
  const { months, until, daysLeft } = warranty;
  return (
    <Section>
      <h2>무상 보증</h2>
      {daysLeft > 0 ? (
        <>
          <Figure>{daysLeft}일 남았습니다</Figure>
          <p>
            설치한 날부터 {months}개월, {formatDay(until)}까지입니다. 소모품 비용은 받을 수
            있습니다.
          </p>
        </>
      ) : (
        <>
          <Figure>보증 기간이 끝났습니다</Figure>
          <p>{formatDay(until)}까지였습니다. 수리에는 비용이 듭니다.</p>
        </>
      )}
    </Section>
  );
}
