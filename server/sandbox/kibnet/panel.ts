import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { billedEndings, cardMiddles } from '../billing/provider.ts';
import { html, sendPage, type Html } from '../page.ts';
import { accountEndings } from './provider.ts';

const TITLE = 'KIBNET과 결제 시스템 (시험용)';
/** How far one press moves the clock: the longest that a bank takes. */
const STEP_MS = 180_000;

/** Time as KIBNET and the billing system see it: a tester moves it forward instead of waiting. */
export function aheadOf(now: () => number) {
  let ahead = 0;
  return { now: () => now() + ahead, move: () => void (ahead += STEP_MS) };
}

const rows = (numbers: Readonly<Record<string, { what: string }>>): Html[] =>
  Object.entries(numbers).map(([digits, { what }]) => html`<li><b>${digits}</b> ${what}</li>`);

/** A tester's page: which numbers answer what, and a clock that can be moved. Registered under /kibnet. */
export async function panel(
  app: FastifyInstance,
  { clock }: { clock: ReturnType<typeof aheadOf> },
): Promise<void> {
  await app.register(formbody);
  app.get('/', (_, reply) =>
    sendPage(reply, {
      title: TITLE,
      formsTo: ["'self'"],
      body: html`<p class="second">${TITLE}</p>
        <h1>어떤 답이 올지는 번호가 정합니다</h1>
        <p>계좌 번호의 끝 네 자리. 다른 번호는 바로 맞다고 답합니다.</p>
        <ul>
          ${rows({ ...accountEndings, ...billedEndings })}
        </ul>
        <p>카드 번호의 아홉째부터 열두째 자리. 다른 번호는 바로 등록됩니다.</p>
        <ul>
          ${rows(cardMiddles)}
        </ul>
        <form method="post" action="/kibnet/clock">
          <button>시계를 3분 앞으로</button>
        </form>`,
    }),
  );
  app.post('/clock', (_, reply) => {
    clock.move();
    return reply.redirect('/kibnet/', 303);
  });
}
