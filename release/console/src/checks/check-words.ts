import type { JobState, SetState } from '../desk/answers.ts';

/** What each check looks at. */
const words: Record<string, string> = {
  chain: '기록과 해시',
  blocked: '차단된 버전',
  singletons: '공유 모듈',
  host: '셸과의 호환',
  api: 'API 계약',
  routes: '화면 주소',
  contract: '없어지는 주소와 기능',
  weight: '화면의 용량',
  files: '파일의 응답',
  links: '화면의 링크',
  boot: '브라우저에서 여는 모든 화면',
};

/** A check in words; one that this console does not know yet keeps its name. */
export const checkWord = (name: string): string => words[name] ?? name;

/** How long something took. */
export function tookText(ms: number): string {
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)}초`;
  return `${Math.floor(ms / 60_000)}분 ${Math.floor((ms % 60_000) / 1000)}초`;
}

/** Whether a set is being checked or passed its checks, with the tone of its badge. */
export function checkedAs(
  { open, evidence }: Pick<SetState, 'open' | 'evidence'>,
  job: JobState | null,
) {
  if (job?.state === 'running') return { tone: 'plain', text: '검사 중' } as const;
  if (job?.state === 'queued') return { tone: 'plain', text: '검사 대기' } as const;
  if (!open) return { tone: 'plain', text: '검사 전' } as const;
  if (open.length > 0) return { tone: 'danger', text: `${open.length}가지 미통과` } as const;
  const waived = Object.keys(evidence?.waivers ?? {}).length;
  return { tone: 'good', text: waived > 0 ? `통과 · 예외 ${waived}가지` : '통과' } as const;
}
