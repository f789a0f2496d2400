import { digitsOnly, PASSWORD_RULE, passwordProblem } from '@portal/format';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { html, sendPage, type Html } from '../page.ts';
import type { Accounts } from './accounts.ts';
import { SERVICE } from './page-parts.ts';

const given = v.object({ name: v.string(), phone: v.string(), next: v.string() });
/** The query of the login, to which this page leads back. */
const queryOf = (url: string) => new URL(url, 'http://sandbox').search;

/** The page for who has forgotten the password. A real service checks the phone; here name and number do. */
export async function resetPage(app: FastifyInstance, { accounts }: { accounts: Accounts }) {
  const page = (reply: FastifyReply, url: string, status: number, body: Html) =>
    sendPage(reply, {
      title: `${status === 200 ? '' : '오류: '}비밀번호 찾기 - ${SERVICE}`,
      formsTo: ["'self'"],
      status,
      body: html`<p class="second">${SERVICE}</p>
        <h1>비밀번호 찾기</h1>
        ${[body]}
        <p><a class="button quiet" href="login${queryOf(url)}">로그인으로 가기</a></p>`,
    });
  const form = (reply: FastifyReply, url: string, problem: string | null) => {
    const fields = html`${problem === null ? [] : [html`<p role="alert">${problem}</p>`]}
      <form method="post" action="reset${queryOf(url)}">
        <label>이름 <input name="name" autocomplete="name" required /></label>
        <label>휴대전화 번호 <input name="phone" type="tel" autocomplete="tel" required /></label>
        <label
          >새 비밀번호 <input name="next" type="password" autocomplete="new-password" required
        /></label>
        <p class="second">${PASSWORD_RULE} 대문자와 빈칸은 쓸 수 없습니다.</p>
        <button>새 비밀번호로 정하기</button>
      </form>`;
    return page(reply, url, problem === null ? 200 : 422, fields);
  };
  app.get('/reset', async ({ url }, reply) => form(reply, url, null));
  app.post('/reset', async ({ url, body }, reply) => {
    const { name, phone, next } = v.parse(given, body);
    const problem = passwordProblem(next, '새 비밀번호');
    if (problem !== null) return form(reply, url, problem);
    const loginId = accounts.resetPassword(name.trim(), digitsOnly(phone), next);
    if (loginId === null) return form(reply, url, '이름과 휴대전화 번호가 맞는 회원이 없습니다.');
    return page(reply, url, 200, html`<p>아이디 ${loginId}의 비밀번호를 새로 정했습니다.</p>`);
  });
}
