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
  documents: '화면 문서의 용량',
  boot: '브라우저에서 여는 모든 화면',
};

/** A check in words; one that this console does not know yet keeps its name. */
export const checkWord = (name: string): string => words[name] ?? name;

/** What it means that a check found something, and what to do. */
const foundWords: Record<string, string> = {
  chain: '기록이나 파일이 바뀌어 있습니다. 그 부분을 다시 배포해 주세요.',
  blocked: '차단된 버전이 들어 있습니다. 다른 버전으로 세트를 만들어 주세요.',
  singletons: '공유 모듈의 버전이 셸과 맞지 않습니다. 그 부분을 새로 빌드해 배포해 주세요.',
  host: '이 셸에서 열리지 않는 부분이 있습니다. 새 셸이나 그 부분의 이전 버전을 넣어 주세요.',
  api: 'API에 없는 호출을 쓰는 부분이 있습니다. 그 부분의 이전 버전을 넣어 주세요.',
  routes: '겹치거나 열 수 없는 주소가 있습니다. 그 부분의 주소를 고쳐 주세요.',
  contract: '지금 고객이 쓰는 주소나 기능이 없어집니다. 뜻한 일인지 팀에 확인해 주세요.',
  weight: '정한 용량보다 무거운 화면이 있습니다. 팀에 화면을 줄여 달라고 해 주세요.',
  files: '포털이 제대로 주지 못한 파일이 있습니다. 그 부분을 다시 배포해 주세요.',
  links: '열리지 않는 링크가 있습니다. 그 링크가 있는 화면을 고쳐 주세요.',
  documents: '정한 용량보다 무거운 문서가 있습니다. 팀에 화면을 줄여 달라고 해 주세요.',
  boot: '브라우저에서 제대로 열리지 않는 화면이 있습니다. 그 부분의 화면을 고쳐 주세요.',
};

export const foundWord = (name: string): string =>
  foundWords[name] ?? '검사가 찾은 것이 있습니다. 시스템 메시지를 팀에 전해 주세요.';

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
