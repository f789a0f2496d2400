const ELSEWHERE = '다른 고객에게도 있으면 네트워크와 서버를 확인해 주세요.';
const VERSION = '같은 문의가 이어지면 이 리모트를 이전 버전으로 되돌려 주세요.';

/** What happened and what to do, by the failure's class (docs/run.md). */
const words: Record<string, [happened: string, next: string]> = {
  network: ['고객의 네트워크가 끊겼습니다', `잠시 뒤 다시 시도하도록 안내해 주세요. ${ELSEWHERE}`],
  timeout: ['파일이 제때 오지 않았습니다', `잠시 뒤 다시 시도하도록 안내해 주세요. ${ELSEWHERE}`],
  http: ['서버가 파일을 주지 않았습니다', '저장소 화면에서 이 버전의 파일을 확인해 주세요.'],
  integrity: ['파일이 게시한 것과 다릅니다', '저장소 화면에서 이 버전의 파일을 확인해 주세요.'],
  chunk: ['파일 하나를 실행하지 못했습니다', VERSION],
  'container-init': ['리모트가 시작되지 않았습니다', VERSION],
  'expose-missing': ['리모트에 화면이 없습니다', VERSION],
  compat: ['셸과 맞지 않는 버전입니다', VERSION],
  disabled: [
    '관리자가 끈 리모트입니다',
    '현재 화면에서 끈 이유를 확인하고 다시 켜는 때를 안내해 주세요.',
  ],
  mount: ['화면을 그리다 오류가 났습니다', VERSION],
  mismatch: ['서버와 브라우저가 화면을 다르게 그렸습니다', VERSION],
  uncaught: ['화면에서 오류가 났습니다', VERSION],
  certification: [
    '본인 확인 서비스에서 오류가 났습니다',
    '버전의 문제가 아닙니다. 본인 확인 서비스의 상태를 확인해 주세요.',
  ],
};

/** A class that this console does not know shows by its own name. */
export const failureWords = (kind: string) => words[kind] ?? [kind, VERSION];
