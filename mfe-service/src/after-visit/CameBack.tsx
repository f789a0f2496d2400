import type { ServiceOrder } from '@portal/contract';
import { formatFarDay } from '@portal/format';
import { ButtonLink, Section, Stack } from '@portal/ui';
import { servicePaths } from '../paths.ts';

const orderLink = (id: string) => servicePaths.order({ service: 'after', id });

/** What a fault that comes back costs. */
function costText({ again, warrantyUntil }: ServiceOrder): string {
  if (again?.may === 'free' && warrantyUntil)
    return `작업 보증 기간(${formatFarDay(warrantyUntil)}까지)이어서 같은 고장은 무상으로 다시 고쳐 드립니다.`;
  const over = warrantyUntil
    ? '작업 보증 기간이 지나 비용이 들 수 있습니다.'
    : '비용이 들 수 있습니다.';
  return `${over} 신청하시기 전에 비용을 보여 드립니다.`;
}

/** A repair's fault that came back: the way to request the repair again, or the requests before and after it. */
export function CameBack({ order }: { order: ServiceOrder }) {
  const { of = null, by = null, may = null } = order.again ?? {};
  if (of === null && by === null && may === null) return null;
  return (
    <Section>
      <h2>다시 난 고장</h2>
      <Stack gap={12} align="start">
        {of !== null && (
          <p>
            접수 {of}에서 고친 제품이 다시 고장 나 신청하셨습니다.{' '}
            <a href={orderLink(of)}>처음 접수 보기</a>
          </p>
        )}
        {by !== null && (
          <p>
            다시 고장 나 접수 {by}번으로 신청하셨습니다. <a href={orderLink(by)}>새 접수 보기</a>
          </p>
        )}
        {may !== null && (
          <>
            <p>{costText(order)}</p>
            <ButtonLink href={servicePaths.request.after({ again: order.ordNbr })}>
              다시 고장 났어요
            </ButtonLink>
          </>
        )}
      </Stack>
    </Section>
  );
}
