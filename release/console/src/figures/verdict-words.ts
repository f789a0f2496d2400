import { formatInstant } from '@portal/format';
import type { ChannelState } from '../desk/answers.ts';
import { countText, rateText, sizeOf } from './sample.ts';

export type Evidence = NonNullable<ChannelState['evidence']>;
export type Comparison = Evidence['compared'][number];
export type Canary = NonNullable<NonNullable<ChannelState['pin']>['canary']>;

/** A canary and the judge's evidence about it. */
export interface Running {
  canary: Canary;
  evidence: Evidence;
  next: number;
}
export function runningIn({ pin, evidence, next }: ChannelState): Running | null {
  return pin?.canary && evidence && next ? { canary: pin.canary, evidence, next } : null;
}

/** What the judge advises. */
export const verdictWords = {
  advance: { title: '확대해도 됩니다', tone: 'good' },
  hold: { title: '더 지켜봅니다', tone: 'plain' },
  abort: { title: '중단해야 합니다', tone: 'danger' },
} as const;

/** A part's name for managers; the last comparison covers all parts together. */
export const nameText = ({ compared }: Evidence, one: Comparison): string =>
  one === compared.at(-1) ? '모두 합쳐' : one.name;

/** The judge's reason, in sentences. */
export function reasonText(evidence: Evidence, { minimum, allowed }: Canary['policy']): string {
  const about = evidence.compared.find(({ name }) => name === evidence.about);
  const points = Number((allowed * 100).toFixed(2));
  if (!about)
    return `바뀐 부분마다 표본이 ${countText(minimum)}회를 넘었고, 기준보다 ${points}%p 넘게 더 실패한 부분이 없습니다.`;
  const name = nameText(evidence, about);
  const { base, canary } = about;
  const rates = `${name}: 카나리는 ${countText(sizeOf(canary))}회 중 ${rateText(canary)}, 기준은 ${countText(sizeOf(base))}회 중 ${rateText(base)}가 실패했습니다.`;
  switch (evidence.because) {
    case 'few':
      return `${name}: 표본이 모자랍니다. 카나리 ${countText(sizeOf(canary))}회, 기준 ${countText(sizeOf(base))}회이고 각각 ${countText(minimum)}회가 필요합니다.`;
    case 'chance':
      return `${rates} 우연일 수 있어 아직 결정하지 않습니다.`;
    default:
      return `${rates} 우연으로는 이만큼 차이 나지 않습니다.`;
  }
}

/** Who takes the canary's next step, the judge or a manager, and when at the earliest. */
export function thenText({ held, policy, since }: Canary): string {
  if (held) return '사람이 확대할 때까지 유지';
  if (!policy.automatic) return '사람이 확대';
  const due = new Date(Date.parse(since) + policy.minutes * 60_000);
  const time = formatInstant(due.toISOString()).slice(-5);
  return `${time}부터 근거가 모이면 자동`;
}
