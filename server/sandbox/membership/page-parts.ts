import { html, type Html } from '../page.ts';

export const SERVICE = '한결 멤버십';

export const hidden = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`;

/** The fields of a login id and its password. */
export const credentialFields = (password: string): Html =>
  html`<label
      >아이디 <input name="loginId" autocomplete="username" autocapitalize="none" required
    /></label>
    <label
      >${password} <input name="password" type="password" autocomplete="current-password" required
    /></label>`;
