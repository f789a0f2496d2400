import type { Page } from '@playwright/test';

/** Sends an inquiry of the logged-in member, as the form does. Returns its number. */
export const fileInquiry = (
  page: Page,
  { title, text = '어제부터 그렇습니다.' }: { title: string; text?: string },
): Promise<string> =>
  page.evaluate(
    async ({ title, text }) => {
      const body = new FormData();
      const fields = { groups: 'product', title, text, consentPrivacy: 'Y' };
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      const headers = { 'x-portal-client': 'e2e', 'idempotency-key': crypto.randomUUID() };
      const answer = await fetch('/api/customer/insertQna', { method: 'POST', headers, body });
      const { resultData } = (await answer.json()) as { resultData: { bbsIdx: string } };
      return resultData.bbsIdx;
    },
    { title, text },
  );
