import { expect, jest, test } from '@jest/globals';
import { refusal, renderPage } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { waitFor } from '@testing-library/react';
import { section } from '../routes.tsx';
import { found } from '../testing/answers.ts';
import { decide, goTo, send } from '../testing/form.ts';
import { requests, walk } from '../testing/requests.ts';

/** What the check page reads back. */
const readingsOf = (page: Awaited<ReturnType<typeof renderPage>>) =>
  page.getAllByRole('definition').map(({ textContent }) => textContent);

test.each(Object.entries(requests))(
  '%s: a closed search, a lost network, a lost answer and an ended session cost nothing, and one request is sent',
  async (_, request) => {
    const { path, sends, steps, place } = request;
    const answers = { ...request.answers };
    const page = await renderPage(section, path, { answers, session: people.haneul });
    const placeAt = steps.findIndex(({ next }) => next === place.step) + 1;
    const { decisions, next } = steps[placeAt] ?? { decisions: [], next: '' };
    await walk(page, request, 0, placeAt);
    await decide(page, ...decisions);
    page.host.findAddress.mockResolvedValue(null);
    await page.user.click(page.getByRole('button', { name: `${place.label} 주소 다시 찾기` }));
    await goTo(page, next);
    await walk(page, request, placeAt + 1);
    const entered = readingsOf(page);
    expect(entered.join()).toContain(found.roadAddress);

    const calls = () => page.calls.filter(({ kind }) => kind === sends);
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await decide(page, send);
    expect((await page.findByRole('alert')).textContent).toContain(
      '인터넷에 연결되어 있지 않습니다.',
    );
    expect(calls()).toHaveLength(0);
    online.mockRestore();
    answers[sends] = refusal('NETWORK');
    await decide(page, send);
    expect(await page.findByText(/여러 번 눌러도 한 번만 접수됩니다/)).toBeTruthy();
    answers[sends] = refusal('ERR_LOGIN_REQUIRED');
    await decide(page, send);
    expect(await page.findByText(/^로그인이 필요합니다/)).toBeTruthy();
    await page.become('visitor');
    expect(readingsOf(page).join()).toContain(found.roadAddress);
    const keys = calls().map(({ key }) => key);

    // The login leaves the page and returns to the step.
    const again = await renderPage(section, page.address(), {
      answers: request.answers,
      session: people.haneul,
    });
    await again.findByRole('heading', { level: 2, name: '내용 확인' });
    await waitFor(() => expect(readingsOf(again)).toEqual(entered));
    await decide(again, send);
    await waitFor(() => expect(again.address()).toMatch(/^\/service\/service_result\?/));
    const last = again.calls.filter(({ kind }) => kind === sends).map(({ key }) => key);
    expect(new Set([...keys, ...last]).size).toBe(1);
    expect(keys).toHaveLength(2);
    expect(last).toHaveLength(1);
    again.takeComplaints();
  },
);
