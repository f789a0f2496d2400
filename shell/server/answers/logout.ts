import type { Company } from '@portal/config';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { text } from '../html.ts';
import { lookAttributes } from '../pages/html-attributes.ts';
import { smallDocument } from '../small-document.ts';

/** Cookies that end with the session, as the API names them (server/src/modules/session); preferences stay. */
const sessionCookies = (secure: boolean) => [
  secure ? '__Host-session' : 'portal-session',
  'PSESSION',
  'member',
  'analytics-profile',
];

/** Whether the request comes from a page of the portal (docs/decisions/0015). */
const isOwn = ({ headers }: FastifyRequest, origin: string) =>
  headers['sec-fetch-site'] === undefined
    ? headers.origin === origin
    : headers['sec-fetch-site'] === 'same-origin';

/** The page for a GET of the address, as from a bookmark or without scripts. */
function logoutPage(company: Company, look: string) {
  const phone = text(company.phones.main);
  return smallDocument({
    title: `로그아웃 | ${company.centre}`,
    look,
    style:
      'main { display: grid; gap: 12px; min-height: 0; padding-block: 72px; text-align: center; }',
    body: `<main><h1>아직 로그아웃하지 않았습니다</h1>
<p>로그아웃은 화면 위의 로그아웃 버튼으로 합니다. 버튼을 쓰려면 자바스크립트가 켜져 있어야 합니다.</p>
<p>켤 수 없으면 브라우저의 창을 모두 닫아 주세요. 로그인 정보는 창과 함께 지워집니다.</p>
<p><a href="/">메인화면</a> · 고객센터 <a href="tel:${phone}">${phone}</a></p></main>`,
  });
}

/**
 * POST /logout: expires the session's cookies in this browser, even while the API is down. Only the API logs out at
 * the membership service.
 */
export async function logout(app: FastifyInstance, origin: string, company: Company) {
  const secure = origin.startsWith('https:');
  await app.register(async (here) => {
    // Bodies of any type are accepted and discarded.
    here.removeAllContentTypeParsers();
    here.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    here.post('/logout', async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      if (!isOwn(request, origin)) return reply.code(403).send();
      for (const name of sessionCookies(secure))
        void reply.clearCookie(name, { path: '/', secure, sameSite: 'lax' });
      return reply.code(204).send();
    });
    here.get('/logout', async ({ cookies }, reply) => {
      const { headers, html } = logoutPage(company, lookAttributes(cookies));
      return reply.code(405).header('allow', 'POST').headers(headers).send(html);
    });
  });
}
