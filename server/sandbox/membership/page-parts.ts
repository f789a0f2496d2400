import { html, type Html } from '../page.ts';

export const SERVICE = '한결 멤버십';

export const hidden = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`;
