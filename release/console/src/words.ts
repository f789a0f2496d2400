import type { Channel, SetRecord, VersionState } from './desk/answers.ts';
import type { Refusal } from './desk/ask.ts';

export const channelWords: Record<Channel, string> = {
  production: '운영',
  staging: '검증',
  dev: '개발',
};

export const openTabsWords = {
  quiet: '새로 열 때 바뀜',
  normal: '다음 이동 때 바뀜',
  urgent: '바로 새로 고침',
} as const;
export type OpenTabs = keyof typeof openTabsWords;

/** Options of a select, the value of each with its words. */
export const optionsIn = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** Sets as options of a select, the newest first. @param sets the oldest first */
export const setOptions = (sets: readonly Pick<SetRecord, 'id' | 'note'>[]) =>
  sets.map(({ id, note }) => ({ value: id, label: `세트 ${id} · ${note}` })).reverse();

export const statusWords: Record<VersionState['status'], string> = {
  available: '사용 가능',
  deprecated: '교체 권장',
  blocked: '차단',
};

const chainWords: Record<string, string> = {
  ...channelWords,
  statuses: '버전 상태',
  desk: '데스크',
};

/** A chain's name in words: a channel, the statuses of versions, the desk, the checks of a set (`checks/8`), or what the desk was asked for (`jobs/8`). */
export function chainWord(chain: string): string {
  const [, kind, set] = /^(checks|jobs)\/(.+)$/.exec(chain) ?? [];
  return set
    ? `세트 ${set} ${kind === 'jobs' ? '검사 요청' : '검사'}`
    : (chainWords[chain] ?? '그 밖의 기록');
}

/** Appends 로 or 으로 as the final digit is read: `세트 8로`, `세트 10으로`. @param name ends with a digit */
export const toward = (name: string): string => `${name}${/[036]$/.test(name) ? '으로' : '로'}`;

/** How long ago something happened, in the largest unit that fits. */
export function agoText(instant: string, now: Date | null): string {
  const minutes = Math.floor(((now?.getTime() ?? Date.now()) - Date.parse(instant)) / 60_000);
  if (minutes < 1) return '방금';
  if (minutes < 60) return `${minutes}분 전`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)}시간 전`;
  return `${Math.floor(minutes / 60 / 24)}일 전`;
}

const refusalWords: Record<string, string> = {
  stale: '그 사이에 다른 변경이 있었습니다. 바뀐 내용을 확인하고 다시 결정해 주세요.',
  frozen: '채널이 동결되어 있습니다. 동결을 해제한 뒤 다시 시도해 주세요.',
  check: '지금은 그렇게 할 수 없습니다. 아래 이유를 확인해 주세요.',
  'not-allowed': '이 계정으로는 할 수 없습니다. 릴리스 관리자에게 요청해 주세요.',
  'signed-out': '아이디 또는 비밀번호가 맞지 않습니다. 다시 입력해 주세요.',
  'wrong-code':
    '인증 번호가 맞지 않거나 이미 쓴 번호입니다. 앱에 새로 보이는 번호를 입력해 주세요.',
  'too-many':
    '로그인 시도가 너무 많습니다. 비밀번호는 10분, 인증 번호는 1시간 뒤에 다시 시도해 주세요.',
  busy: '검사를 기다리는 세트가 많습니다. 하나가 끝난 뒤 다시 시도해 주세요.',
  unavailable:
    '배포 저장소를 쓸 수 없습니다. 고객 화면은 그대로 제공됩니다. 아래 이유를 확인해 주세요.',
  damaged:
    '읽을 수 없는 기록이 저장소에 있습니다. 고객 화면은 그대로 제공됩니다. 아래 파일을 확인해 주세요.',
  offline: '데스크가 응답하지 않습니다. 네트워크와 서버를 확인하고 다시 시도해 주세요.',
  fault: '데스크에 오류가 났습니다. 서버 로그를 확인해 주세요.',
};

/** What went wrong and what to do; the desk's own message says more. */
export const refusalText = ({ kind }: Refusal): string =>
  refusalWords[kind] ?? '요청을 처리하지 못했습니다. 아래 이유를 확인해 주세요.';
