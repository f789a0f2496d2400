import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { html, sendPage } from '../page.ts';
import type { Accounts } from './accounts.ts';
import { credentialFields, hidden, SERVICE } from './page-parts.ts';
import { passwordPage } from './password-page.ts';
import { resetPage } from './reset-page.ts';

const wayBack = v.object({
  returnUrl: v.pipe(v.string(), v.url()),
  state: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
});
type WayBack = v.InferOutput<typeof wayBack>;
const credentials = v.object({ loginId: v.string(), password: v.string() });

/** The pages for customers: log in, join, another password, a forgotten one. At a login the portal never sees a password. */
export async function membershipPages(
  app: FastifyInstance,
  { accounts, portalOrigin }: { accounts: Accounts; portalOrigin: string },
): Promise<void> {
  await app.register(formbody);
  await app.register(passwordPage, { accounts, portalOrigin });
  await app.register(resetPage, { accounts });

  /** The address to return to, if it is the portal's; another site must not receive tickets. */
  function readWayBack(query: unknown): WayBack | null {
    const parsed = v.safeParse(wayBack, query);
    if (!parsed.success) return null;
    return new URL(parsed.output.returnUrl).origin === portalOrigin ? parsed.output : null;
  }

  const refuse = (reply: FastifyReply) =>
    sendPage(reply, {
      title: `잘못된 주소 - ${SERVICE}`,
      body: html`<h1>이 주소로는 로그인할 수 없습니다</h1>
        <p>고객센터 화면에서 로그인을 다시 눌러 주세요.</p>`,
      formsTo: ["'none'"],
      status: 400,
    });

  function loginPage(reply: FastifyReply, back: WayBack, failed: boolean) {
    const query = new URLSearchParams(back).toString();
    const notice = html`<p role="alert">
      아이디 또는 비밀번호가 맞지 않습니다. 다시 입력해 주세요.
    </p>`;
    return sendPage(reply, {
      title: `${failed ? '오류: ' : ''}로그인 - ${SERVICE}`,
      // The policy's form-action also applies to the redirect after the form.
      formsTo: ["'self'", portalOrigin],
      status: failed ? 401 : 200,
      body: html`<p class="second">${SERVICE}</p>
        <h1>로그인</h1>
        ${failed ? [notice] : []}
        <form method="post" action="login">
          ${[hidden('returnUrl', back.returnUrl), hidden('state', back.state)]}
          ${[credentialFields('비밀번호')]}
          <button>로그인</button>
        </form>
        <p class="second"><a href="reset?${query}">비밀번호 찾기</a></p>
        <p class="second">아직 회원이 아니신가요? <a href="join?${query}">회원가입</a></p>`,
    });
  }

  app.get('/login', async (request, reply) => {
    const back = readWayBack(request.query);
    return back ? loginPage(reply, back, false) : refuse(reply);
  });

  app.post('/login', async (request, reply) => {
    const back = readWayBack(request.body);
    if (!back) return refuse(reply);
    const given = v.safeParse(credentials, request.body);
    const ticket = given.success
      ? accounts.signIn(given.output.loginId, given.output.password)
      : null;
    if (ticket === null) return loginPage(reply, back, true);
    const target = new URL(back.returnUrl);
    target.searchParams.set('ticket', ticket);
    target.searchParams.set('state', back.state);
    return reply.redirect(target.href, 303);
  });

  app.get('/join', async (request, reply) => {
    const back = readWayBack(request.query);
    if (!back) return refuse(reply);
    const query = new URLSearchParams(back).toString();
    return sendPage(reply, {
      title: `회원가입 - ${SERVICE}`,
      formsTo: ["'none'"],
      body: html`<p class="second">${SERVICE}</p>
        <h1>회원가입</h1>
        <p>이곳은 시험용 서비스라 새로 가입할 수 없습니다. 준비된 회원으로 로그인해 주세요.</p>
        <p><a class="button" href="login?${query}">로그인으로 가기</a></p>
        <p><a class="button quiet" href="${back.returnUrl}">고객센터로 돌아가기</a></p>`,
    });
  });
}
