import { checkWord } from '../checks/check-words.ts';
import { channelWords, chainWord } from '../words.ts';

const word = (channel = '') => channelWords[channel as keyof typeof channelWords] ?? channel;

/** A record or file of the store by its path: `channels/production/3.json`. */
function placeText(path: string): string {
  const [kind, first = '', second = '', ...rest] = path.replace(/\.json$/, '').split('/');
  if (kind === 'channels') return `${word(first)}의 ${second}번째 기록`;
  if (kind === 'statuses') return `버전 상태의 ${first}번째 기록`;
  if (kind === 'desk') return `데스크의 ${first}번째 기록`;
  if (kind === 'sets') return `세트 ${first}의 기록`;
  if (kind === 'checks' || kind === 'jobs')
    return `${chainWord(`${kind}/${first}`)}의 ${second}번째 기록`;
  if (kind === 'versions' && rest[0] === 'version') return `${first}@${second}의 기록`;
  if (kind === 'versions') return `${first}@${second}의 파일 ${rest.at(-1) ?? ''}`;
  return '저장소의 파일 하나';
}

/** Messages of the desk, the store and the checks, with their Korean and what to do in the console. */
const sentences: [said: RegExp, text: (...found: string[]) => string][] = [
  [
    /^(?:stale: )?(\w+) is at revision (\d+), not (\d+)/,
    (channel, now, then) =>
      `${word(channel)}의 리비전은 이제 ${now}번이고, 결정은 ${then}번을 보고 하셨습니다.`,
  ],
  [
    /^\w+ is frozen(?: already)? \((.*)\)(?: since \S+ by ([^\s:]+))?/,
    (reason, actor) => `동결한 이유: ${reason}${actor ? ` (${actor})` : ''}`,
  ],
  [
    /(\S+@[\d.]+) is blocked \((.*?)\)/,
    (version, reason) =>
      `${version} 버전은 차단되어 있습니다. 이유: ${reason}. 다른 버전을 선택하거나, 리모트 화면에서 허용해 주세요.`,
  ],
  [
    /^(\S+@[\d.]+) needs host \S+, which (shell@[\d.]+)/,
    (version, shell) =>
      `${version} 버전은 ${shell}에서 열리지 않습니다. 더 새로운 셸이 있는 세트를 만들거나 이전 버전을 선택해 주세요.`,
  ],
  [
    /^set (\d+) was not checked/,
    (set) => `세트 ${set}번은 아직 검사하지 않았습니다. 먼저 검사해 주세요.`,
  ],
  [
    /^set (\d+) has not passed ([\w, ]+)/,
    (set, checks = '') =>
      `세트 ${set}번이 통과하지 못한 검사: ${checks.split(', ').map(checkWord).join(', ')}. 고친 버전으로 새 세트를 만들거나, 세트 화면의 검사 결과에서 예외로 인정해 주세요.`,
  ],
  [
    /^set (\d+) is being checked for (\S+) already/,
    (set, actor) =>
      `세트 ${set}번은 ${actor} 계정의 요청으로 이미 검사하고 있습니다. 끝날 때까지 기다리거나 취소해 주세요.`,
  ],
  [
    /^set (\d+) is not being checked/,
    (set) => `세트 ${set}번의 검사는 이미 끝났습니다. 결과를 확인해 주세요.`,
  ],
  [
    /^the checks (?:took more than|said nothing for) (\d+) minutes/,
    (minutes) =>
      `검사가 ${minutes}분이 지나도 끝나지 않아 멈추었습니다. 로그를 확인하고 다시 검사해 주세요.`,
  ],
  [
    /^a canary of set (\d+) runs in (\w+)/,
    (set, channel) =>
      `${word(channel)}에서는 세트 ${set}번의 카나리가 진행 중입니다. 먼저 그 카나리를 끝내 주세요.`,
  ],
  [
    /^there is a token (\S+) already/,
    (name) =>
      `이름이 ${name}인 토큰을 이미 쓰고 있습니다. 다른 이름을 쓰거나 그 토큰을 끊어 주세요.`,
  ],
  [
    /^no token (\S+) is in use/,
    (name) => `토큰 ${name} 없음: 쓰고 있는 토큰이 아닙니다. 목록을 다시 확인해 주세요.`,
  ],
  [/^no canary runs in (\w+)/, (channel) => `${word(channel)}에서 진행 중인 카나리가 없습니다.`],
  [
    /^set (\d+) is the base set/,
    (set) => `세트 ${set}번은 이미 모든 고객이 받습니다. 다른 세트를 선택해 주세요.`,
  ],
  [
    /^(\S+) (?:cannot be read|was altered)/,
    (path = '') =>
      `${placeText(path)} 내용을 읽을 수 없거나 누가 고쳤습니다. 감사 화면에서 기록을 검증해 주세요.`,
  ],
  [
    /^(\S+) is missing/,
    (path = '') =>
      `저장소에 없는 것: ${placeText(path)}. 같은 부분을 다시 배포하거나 다른 세트를 선택해 주세요.`,
  ],
  [
    /^the release database failed/,
    () => '배포 데이터베이스에 연결하지 못했습니다. 데이터베이스의 서버를 확인해 주세요.',
  ],
  [
    /^(\w+) would have no shell/,
    (channel) =>
      `차단하면 ${word(channel)}의 고객에게 줄 셸이 없습니다. 먼저 다른 셸이 있는 세트를 지정해 주세요.`,
  ],
  [
    /^the address of the portal of (\w+) is not known/,
    (channel) =>
      `${word(channel)} 포털의 주소를 데스크가 모릅니다. 데스크의 설정 PORTAL_ORIGINS에 더해 주세요.`,
  ],
  [
    /^there is no key to sign with/,
    () => '서명할 키가 없습니다. 데스크에 포털과 같은 SECRET_KEY를 설정해 주세요.',
  ],
  [
    /^no failure of the last (\d+) days has the code (\S+?):/,
    (days, code) =>
      `지난 ${days}일의 실패 가운데 번호가 ${code}인 것은 없습니다. 고객에게 번호를 다시 물어봐 주세요.`,
  ],
  [
    /^the key (\S+) ended at/,
    (key) => `서명 키 ${key}의 기간이 끝났습니다. 데스크에 새 키를 설정해 주세요.`,
  ],
  [
    /^the key (\S+) may not sign/,
    (key) => `데스크의 서명 키 ${key}에는 이 변경의 권한이 없습니다. 키의 주인에게 요청해 주세요.`,
  ],
  [
    /must be signed: name your key/,
    () =>
      '데스크에 서명 키가 없어 변경할 수 없습니다. 데스크의 설정 RELEASE_SIGNING_KEY_FILE에 키를 알려 주세요.',
  ],
  [
    /^(\w+) has no rollback to take back/,
    (channel) => `${word(channel)}에는 취소할 되돌리기가 없습니다. 다른 세트를 선택해 주세요.`,
  ],
  [/^(\S+) is not disabled in/, (name) => `${name} 리모트는 꺼져 있지 않습니다.`],
  [
    /^\w+ had no earlier good version of (\S+):/,
    (name) =>
      `${name}의 이전 버전이 없습니다. 구성 화면에서 다른 버전으로 새 세트를 만들어 주세요.`,
  ],
];

/** A message in Korean; null for one that this console does not know. */
export function inKorean(said: string): string | null {
  for (const [pattern, text] of sentences) {
    const found = pattern.exec(said);
    if (found) return text(...found.slice(1).map((one) => one ?? ''));
  }
  return null;
}
