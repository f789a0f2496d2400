import { PASSWORD_RULE, passwordProblem } from '@portal/format';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { html, sendPage } from '../page.ts';
import type { Accounts } from './accounts.ts';
import { credentialFields, hidden, SERVICE } from './page-parts.ts';

const given = v.object({
  loginId: v.string(),
  password: v.string(),
  next: v.string(),
  again: v.string(),
});

/** The page on which a member chooses another password. Its rules are the specification's (5). */
export async function passwordPage(
  app: FastifyInstance,
  { accounts, portalOrigin }: { accounts: Accounts; portalOrigin: string },
): Promise<void> {
  /** The portal's page to return to; the portal's start if another site is named. */
  const wayBack = (fields: unknown) => {
    const parsed = v.safeParse(v.object({ returnUrl: v.pipe(v.string(), v.url()) }), fields);
    if (!parsed.success) return portalOrigin;
    const { returnUrl } = parsed.output;
    return new URL(returnUrl).origin === portalOrigin ? returnUrl : portalOrigin;
  };

  const form = (reply: FastifyReply, back: string, problem: string | null) =>
    sendPage(reply, {
      title: `${problem === null ? '' : '오류: '}비밀번호 바꾸기 - ${SERVICE}`,
      formsTo: ["'self'"],
      status: problem === null ? 200 : 422,
      body: html`<p class="second">${SERVICE}</p>
        <h1>비밀번호 바꾸기</h1>
        ${problem === null ? [] : [html`<p role="alert">${problem}</p>`]}
        <form method="post" action="password">
          ${[hidden('returnUrl', back)]} ${[credentialFields('지금 비밀번호')]}
          <label
            >새 비밀번호
            <input
              name="next"
              type="password"
              autocomplete="new-password"
              aria-describedby="rule"
              required
          /></label>
          <p class="second" id="rule">${PASSWORD_RULE} 대문자와 빈칸은 쓸 수 없습니다.</p>
          <label
            >새 비밀번호 한 번 더
            <input name="again" type="password" autocomplete="new-password" required
          /></label>
          <button>비밀번호 바꾸기</button>
        </form>
        <p><a class="button quiet" href="${back}">바꾸지 않고 고객센터로 돌아가기</a></p>`,
    });

  app.get('/password', async (request, reply) => form(reply, wayBack(request.query), null));

  app.post('/password', async (request, reply) => {
    const back = wayBack(request.body);
    const fields = v.safeParse(given, request.body);
    if (!fields.success) return form(reply, back, '빈칸 없이 모두 입력해 주세요.');
    const { loginId, password, next, again } = fields.output;
    const problem = passwordProblem(next, '새 비밀번호');
    if (problem !== null) return form(reply, back, problem);
    if (next !== again)
      return form(reply, back, '새 비밀번호 두 개가 서로 다릅니다. 다시 입력해 주세요.');
    if (!accounts.changePassword(loginId, password, next))
      return form(reply, back, '아이디 또는 지금 비밀번호가 맞지 않습니다. 다시 입력해 주세요.');
    return sendPage(reply, {
      title: `비밀번호를 바꿨습니다 - ${SERVICE}`,
      formsTo: ["'none'"],
      body: html`<p class="second">${SERVICE}</p>
        <h1>비밀번호를 바꿨습니다</h1>
        <p>다음에 로그인하실 때부터 새 비밀번호를 입력해 주세요.</p>
        <p><a class="button" href="${back}">고객센터로 돌아가기</a></p>`,
    });
  });
}
