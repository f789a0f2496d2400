import { formatDay, formatFarDay } from '../date.ts';

const OTHERS = '그 밖의 고장과 소모품에는 비용이 들 수 있습니다.';
const terms = { contract: '렌탈 계약 기간', warranty: '무상 보증 기간' } as const;

/** What the repair of a product costs on the day of the visit, by what covers it then. */
export function coverageText({
  by,
  until,
  work,
}: {
  by: keyof typeof terms | null;
  until: string | null;
  work?: string | null | undefined;
}): string {
  if (work)
    return `작업 보증 기간(${formatFarDay(work)}까지)이어서 같은 고장은 무상으로 다시 고쳐 드립니다. 다른 고장에는 비용이 들 수 있습니다.`;
  const last = until === null ? '' : `(${formatDay(until)}까지)`;
  return by === null
    ? `방문하시는 날에는 무상 보증 기간${last}이 지나 있어 방문비와 부품비를 받습니다.`
    : `이 제품은 ${terms[by]}${last}이어서 정상으로 쓰다가 난 고장의 수리가 무상입니다. ${OTHERS}`;
}

const BESIDE = '무상 보증이나 렌탈 계약 기간에도 비용을 받습니다.';

/** Why the cost of a service is not covered; null for a repair, which may be. */
export const notCoveredTexts = {
  after: null,
  seat: `시트는 소모품이어서 ${BESIDE}`,
  transfer: `이전설치는 고장 수리가 아니어서 ${BESIDE}`,
  assemble_disassemble: `분해·조립은 고장 수리가 아니어서 ${BESIDE}`,
  w_filter: `필터는 소모품이어서 ${BESIDE}`,
} as const;

/** The same for any service: without a reason where the table has none. */
export const notCoveredText = (service: string): string | null => {
  const texts: Readonly<Record<string, string | null>> = notCoveredTexts;
  return texts[service] === undefined ? BESIDE : texts[service];
};
