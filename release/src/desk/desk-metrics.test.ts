import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { promtool, seriesOf } from '@portal/metrics/testing';
import { temporaryDesk } from './testing/desk.ts';

let desk: Awaited<ReturnType<typeof temporaryDesk>>;
beforeAll(async () => {
  desk = await temporaryDesk();
});
afterAll(() => desk.remove());
const metrics = () => desk.app.metrics.metrics();

test('counts verbs, and shows the checks and the store', async () => {
  const manager = await desk.as('manager');
  await manager.get('live', '?channel=dev');
  const text = await metrics();
  expect(text).toContain(
    'http_requests_total{method="GET",route="/api/verbs/live",status="200"} 1',
  );
  for (const line of ['check_jobs{state="queued"} 0', 'release_store_away 0'])
    expect(text.split('\n')).toContain(line);
  expect(promtool(['check', 'metrics'], text)).toBe('');
});

test('has no series more after made-up addresses and names, and nothing of them', async () => {
  const ask = async (i: number) => {
    await desk.app.inject({ url: `/api/verbs/made-up-${i}`, headers: { host: 'localhost:3003' } });
    await desk.signIn(`made-up-${i}`, 'wrong', { 'x-made-up': `${i}` });
  };
  let i = 0;
  // After some tries the address waits, which is another status.
  while (!(await metrics()).includes('status="429"')) await ask(i++);
  const before = seriesOf(await metrics());
  for (const end = i + 40; i < end; i++) await ask(i);
  const text = await metrics();
  expect(seriesOf(text)).toEqual(before);
  expect(text).not.toContain('made-up');
});
