import type { Company, Config } from '@portal/config';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { text } from '../html.ts';
import { smallDocument } from '../small-document.ts';
import { passOn } from './pass-on.ts';

/** Where the provider returns to after an identity check, at PORTAL_ORIGIN. */
export const RETURN_PATH = '/bridge/identity/return';

/** What the provider sends: a sealed result (empty if the customer cancelled), and the number of the check. */
const providerAnswer = v.object({
  rec_cert: v.pipe(v.string(), v.maxLength(60_000)),
  certNum: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
});

const HEADINGS = {
  done: '본인 확인이 끝났습니다',
  cancelled: '본인 확인을 그만두었습니다',
  refused: '본인 확인 결과를 받지 못했습니다',
};

function run({ certNum, key }: { certNum: string | null; key: string }) {
  if (certNum !== null)
    new BroadcastChannel('portal.identity').postMessage({ type: 'identity-done', certNum });
  let back: string | null = null;
  try {
    back = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
  } catch {
    // Storage can be disabled: then the customer returns by the page's link.
  }
  if (back === null) return window.close();
  const to = new URL(/^\/(?![/\\])/.test(back) ? back : '/', location.origin);
  location.replace(to.origin === location.origin ? to.href : '/');
}

/**
 * GET and POST /bridge/identity/return: passes the provider's answer on to the API, broadcasts
 * {type: 'identity-done', certNum} on BroadcastChannel 'portal.identity', and closes its window. Where that is the
 * customer's only window, it goes to the path in session storage under 'portal.identity.return', or to '/'. It needs no
 * cookie, because a POST from another site brings none.
 */
export async function identityReturn(
  { API_URL }: Config,
  company: Company,
  given: unknown,
  { look, request }: { look: string; request: Pick<FastifyRequest, 'id' | 'log'> },
) {
  const parsed = v.safeParse(providerAnswer, given);
  const { rec_cert: recCert, certNum } = parsed.success
    ? parsed.output
    : { rec_cert: '', certNum: null };
  const call = {
    path: '/api/certify/return',
    body: { recCert, certNum },
    what: 'an identity result',
  };
  const isTaken = certNum !== null && (await passOn(API_URL, call, request));
  const phone = text(company.phones.main);
  return smallDocument({
    title: '본인 확인',
    look,
    style:
      'main { display: grid; gap: 12px; min-height: 0; padding-block: 72px; text-align: center; }',
    body: `<main><h1>${isTaken ? (recCert === '' ? HEADINGS.cancelled : HEADINGS.done) : HEADINGS.refused}</h1>
<p>이 창을 닫고 하시던 화면에서 계속해 주세요. 창이 하나뿐이면 <a href="/">메인화면</a>에서 다시 시작해 주세요.</p>
<p>고객센터 <a href="tel:${phone}">${phone}</a></p></main>`,
    script: { run, input: { certNum, key: 'portal.identity.return' } },
  });
}
