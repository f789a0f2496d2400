import type { renderPage } from '@portal/testing/page';
import { within } from '@testing-library/react';
import { found } from './answers.ts';

type Page = Awaited<ReturnType<typeof renderPage>>;

/** Chooses or presses these things, by role and name, and by the group that they are in where two have the same. */
export async function decide(
  page: Page,
  ...decisions: readonly (readonly [role: string, name: string | RegExp, group?: string])[]
) {
  page.host.findAddress.mockResolvedValue(found);
  for (const [role, name, group] of decisions) {
    const scope =
      group === undefined ? page : within(await page.findByRole('group', { name: group }));
    await page.user.click(await scope.findByRole(role, { name }));
  }
}

/** Goes on to the next step, and waits for this title. */
export async function goTo(page: Page, title: string) {
  await page.user.click(page.getByRole('button', { name: '다음' }));
  await page.findByRole('heading', { level: 2, name: title });
}

export const privacy = ['checkbox', '(필수) 개인정보 수집·이용에 동의합니다.'] as const;
export const send = ['button', '접수하기'] as const;
export const membershipTerms = ['checkbox', '(필수) 필터 멤버십 약관에 동의합니다.'] as const;
