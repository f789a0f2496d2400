import type { ServiceOrder } from '@portal/contract';
import { formatFarDay, formatWon, partsText } from '@portal/format';
import { Facts, Section } from '@portal/ui';

/** What was done at the visit, and until when the work is warranted; nothing before the centre has reported it. */
export function WorkDone({ order }: { order: ServiceOrder }) {
  const { report, warrantyUntil } = order;
  if (!report) return null;
  return (
    <Section>
      <h2>방문해서 한 일</h2>
      <Facts
        facts={[
          ['한 일', report.work],
          ['바꾼 부품', partsText(report.parts) || '없음'],
          ['현장에서 내신 금액', formatWon(report.charge)],
          ['작업 보증', warrantyUntil ? `${formatFarDay(warrantyUntil)}까지` : '없음'],
        ]}
      />
    </Section>
  );
}
