import { inKorean } from '../refusal/said.ts';
import type { AuditRecord } from '../desk/answers.ts';

/** The reasons that the desk writes into the records of jobs, with their Korean. */
const reasons: [written: RegExp, text: (...found: string[]) => string][] = [
  [/^check$/, () => '검사'],
  [/^checked$/, () => '검사를 마침'],
  [/^cancelled$/, () => '사람이 취소함'],
  [/^asked for by (\S+)$/, (account) => `${account} 계정의 요청`],
  [/^its desk was stopped$/, () => '데스크가 멈추어 다시 기다림'],
  [/^its desk was lost$/, () => '데스크가 갑자기 멈추어 다시 기다림'],
  [/^it lost (\d+) desks$/, (count) => `데스크가 ${count}번 갑자기 멈춤`],
  [/^the checks ended with (\S+)$/, (code) => `검사가 끝나기 전에 멈춤 (${code})`],
];

/** Why a record was written: the person's own words, or the Korean of what the desk wrote. */
export function whyOf(record: AuditRecord): string {
  if (!('state' in record) && !('results' in record)) return record.reason;
  for (const [written, text] of reasons) {
    const [match, ...found] = written.exec(record.reason) ?? [];
    if (match !== undefined) return text(...found);
  }
  return inKorean(record.reason) ?? record.reason;
}
