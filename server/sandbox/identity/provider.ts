import formbody from '@fastify/formbody';
import { people, type Person } from '@portal/testing/people';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import {
  openMessage,
  sealMessage,
  type Message,
} from '../../src/modules/certification/envelope.ts';
import { html, sendPage, type Html } from '../page.ts';

const TITLE = '한결 본인 확인 (시험용)';

const formSchema = v.object({
  tr_cert: v.string(),
  tr_url: v.pipe(v.string(), v.url()),
  tr_add: v.string(),
  tr_ver: v.literal('V2'),
});

type Asked = Message<'tr_cert'>;
type Answer = Omit<Message<'rec_cert'>, 'certNum' | 'date'>;

const NOBODY: Answer = { CI: '', DI: '', name: '', phoneNo: '', birthDay: '', gender: '' };

/** The person whom the request names; an unknown one gets a made-up identity. */
function personOf({ name, phoneNo }: Pick<Asked, 'name' | 'phoneNo'>): Answer {
  const all: Person[] = Object.values(people);
  const known = all.find((each) => each.name === name && each.phone === phoneNo)?.account;
  const own = Buffer.from(`${name} ${phoneNo}`).toString('base64url');
  return {
    CI: known?.ci || `CI${own}`.padEnd(86, 'x').slice(0, 86).concat('=='),
    DI: known?.di || `DI${own}`.padEnd(64, 'x').slice(0, 64),
    name,
    phoneNo,
    birthDay: known?.birthDay ?? '1970-01-01',
    gender: known?.gender ?? 'F',
  };
}

const OTHER_NAME = '홍길동';
const OTHER_PHONE = '01000009999';

/** The possible results of a check; each is a button. */
const outcomes: [label: string, answer: (person: Answer) => Answer | null][] = [
  ['이름과 휴대전화가 맞음', (person) => person],
  ['이름이 다름', (person) => ({ ...person, name: OTHER_NAME })],
  ['휴대전화가 다름', (person) => ({ ...person, phoneNo: OTHER_PHONE })],
  [
    '이름과 휴대전화가 모두 다름',
    (person) => ({ ...person, name: OTHER_NAME, phoneNo: OTHER_PHONE }),
  ],
  ['이름이 같은 다른 사람', ({ name }) => personOf({ name, phoneNo: OTHER_PHONE })],
  ['CI와 DI가 없음', (person) => ({ ...person, CI: '', DI: '' })],
  ['확인된 정보가 없음', () => NOBODY],
  ['취소', () => null],
];

/** The identity provider: lets the tester choose a result, and posts it back. */
export async function identity(
  app: FastifyInstance,
  options: { portalOrigin: string; clientId: string; clientKey: string; now: () => number },
): Promise<void> {
  const { portalOrigin, clientId, clientKey, now } = options;
  await app.register(formbody);

  function choice(url: string, asked: Asked, index: number): Html {
    const [label, make] = outcomes[index] ?? ['', () => null];
    const answer = make(personOf(asked));
    const head = { certNum: asked.certNum, date: new Date(now()).toISOString() };
    const sealed = answer ? sealMessage(clientKey, 'rec_cert', { ...head, ...answer }) : '';
    const look = index === 0 ? 'button' : 'button quiet';
    return html`<form method="post" action="${url}">
      <input type="hidden" name="rec_cert" value="${sealed}" />
      <input type="hidden" name="certNum" value="${asked.certNum}" />
      <button class="${look}">${label}</button>
    </form>`;
  }

  app.post('/', async (request, reply) => {
    const form = v.safeParse(formSchema, request.body);
    const { tr_cert = '', tr_url = '' } = form.success ? form.output : {};
    const asked = openMessage(clientKey, 'tr_cert', tr_cert);
    if (!asked || asked.cpId !== clientId || new URL(tr_url).origin !== portalOrigin)
      return sendPage(reply, {
        title: `잘못된 요청 - ${TITLE}`,
        status: 400,
        formsTo: ["'none'"],
        body: html`<h1>본인 확인을 시작할 수 없습니다</h1>
          <p>이 창을 닫고 고객센터 화면에서 다시 시도해 주세요.</p>`,
      });
    return sendPage(reply, {
      title: TITLE,
      formsTo: [portalOrigin],
      body: html`<p class="second">${TITLE}</p>
        <h1>어떤 결과를 돌려줄까요?</h1>
        <p>${asked.name || '이름 없음'}, ${asked.phoneNo || '휴대전화 없음'}</p>
        <div class="choices">${outcomes.map((_, index) => choice(tr_url, asked, index))}</div>`,
    });
  });
}
