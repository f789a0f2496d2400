import { expect, test } from '@jest/globals';
import { onceADay } from './daily.ts';

/** Runs the daily job at the given times. @returns the days for which it did its work */
async function daysOf(times: string[], work = async (_: string): Promise<void> => undefined) {
  let now = new Date(0);
  const days: string[] = [];
  const daily = onceADay({ now: () => now }, async (today) => {
    days.push(today);
    await work(today);
  });
  for (const time of times) {
    now = new Date(`2026-11-${time}+09:00`);
    await daily().catch(() => undefined);
  }
  return days;
}

test.each([
  ['23T00:00:00', []],
  ['23T09:59:59', []],
  ['23T10:00:00', ['2026-11-23']],
  ['23T19:59:59', ['2026-11-23']],
  ['23T20:00:00', []],
  ['23T23:59:59', []],
])('at %s in Seoul customers are told of tomorrow: %j', async (time, days) => {
  expect(await daysOf([time])).toEqual(days);
});

test('a process tells once a day, and on the next day again', async () => {
  const times = ['23T10:00:00', '23T10:01:00', '23T19:00:00', '24T09:59:00', '24T10:00:00'];
  expect(await daysOf(times)).toEqual(['2026-11-23', '2026-11-24']);
});

test('what failed is tried again on the same day', async () => {
  let tries = 0;
  const fails = async () => {
    if ((tries += 1) === 1) throw new Error('the database is away');
  };
  const days = await daysOf(['23T10:00:00', '23T10:01:00', '23T10:02:00'], fails);
  expect(days).toEqual(['2026-11-23', '2026-11-23']);
});
