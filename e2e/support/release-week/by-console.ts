import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@portal/testing/people';
import type { Portal } from '../portal.ts';
import { expect } from '../test.ts';
import { CHANNEL, type Manager } from './week.ts';

/** A release manager who has the desk's console alone. */
export async function byConsole(portal: Portal, page: Page): Promise<Manager> {
  await page.goto(portal.deskUrl);
  await page.getByLabel('아이디').fill('manager');
  await page.getByLabel('비밀번호').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: '로그인' }).click();
  await expect(page.getByRole('heading', { name: '현재 상태' })).toBeVisible();

  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const open = (path: string) => page.goto(portal.deskUrl + path);
  const press = (name: string | RegExp) => main.getByRole('button', { name }).first().click();
  /** Types a reason into the open dialog and presses its button. */
  const decide = async (does: string | RegExp) => {
    await dialog.getByLabel('이유').fill('한 주의 일입니다');
    await dialog.getByRole('button', { name: does }).last().click();
  };
  const done = () => expect(dialog).toBeHidden();
  /** Presses a button of the page, and confirms the dialog that it opens. */
  const change = async (button: string | RegExp, does: string | RegExp = button) => {
    await press(button);
    await decide(does);
    await done();
  };
  const now = `/?channel=${CHANNEL}`;
  const release = `/release?channel=${CHANNEL}`;

  return {
    async compose(base, versions) {
      await open('/compose');
      await page.getByLabel('바탕 세트', { exact: true }).selectOption(base);
      for (const [name = '', version = ''] of versions.map((one) => one.split('@')))
        await page.getByRole('combobox', { name, exact: true }).selectOption(version);
      await press('세트 만들기');
      const made = page.getByRole('heading', { name: /세트 \d+번을 만들었습니다/ });
      return /\d+/.exec((await made.textContent()) ?? '')?.[0] ?? '';
    },
    async startCanary(set, percent, minimum) {
      await open(release);
      await press('카나리 시작하기');
      await dialog.getByLabel('세트').selectOption(set);
      await dialog.getByLabel('고객의 비율 (%)').fill(`${percent}`);
      await dialog.getByLabel('최소 표본').fill(`${minimum}`);
      await dialog.getByLabel('근거가 모이면 다음 단계로 자동 확대').uncheck();
      await decide('카나리 시작하기');
      await done();
    },
    async advance() {
      await open(release);
      await press(/%로 확대하기/);
      await decide(/%로 확대하기/);
      const short = dialog.getByText('근거가 아직 부족합니다');
      await expect(async () =>
        expect((await short.isVisible()) || (await dialog.count()) === 0).toBe(true),
      ).toPass();
      if ((await dialog.count()) === 0) return true;
      await dialog.getByRole('button', { name: '그만두기' }).click();
      return false;
    },
    async rollback() {
      await open(now);
      await change(/^세트 \d+(으)?로 되돌리기$/);
    },
    async forward() {
      await open(now);
      await change(/^되돌리기 취소/, /^다시 세트/);
    },
    async disable(remote, message) {
      await open(now);
      await press(`${remote} 끄기`);
      await dialog.getByLabel('고객이 읽을 안내').fill(message);
      await decide(`${remote} 끄기`);
      await done();
    },
    async enable(remote) {
      await open(now);
      await change(`${remote} 켜기`);
    },
    async mint(set) {
      await open('/overrides');
      await page.getByLabel('세트', { exact: true }).selectOption(set);
      await page.getByLabel('채널').selectOption(CHANNEL);
      await press('링크 만들기');
      const link = page.getByRole('link', { name: '이 브라우저에서 열기' });
      return (await link.getAttribute('href')) ?? '';
    },
    async block(version) {
      await open(`/remote?name=${version.split('@')[0]}`);
      await press(`${version} 차단`);
      await decide('차단하기');
      await dialog.getByRole('button', { name: '확인' }).click();
      await done();
    },
    async clean() {
      await open('/storage');
      await change('정리하기', /파일 지우기$/);
    },
    async freeze() {
      await open(now);
      await change('동결하기');
    },
    async verify() {
      await open('/audit');
      await press('기록 검증하기');
      await expect(main.getByText(/고쳐지거나 빠진 기록이 없습니다|문제 \d+건/)).toBeVisible();
      return main.getByText('고쳐지거나 빠진 기록이 없습니다').isVisible();
    },
  };
}
