import { afterEach, expect, jest, test } from '@jest/globals';
import { linePrinter, progressOf, saidWhile } from './progress.ts';

afterEach(() => void jest.useRealTimers());

test('work says every two seconds that it goes on, and is silent after its end', async () => {
  jest.useFakeTimers();
  const said: string[] = [];
  let end: (() => void) | undefined;
  const work = saidWhile(
    (line) => void said.push(line),
    'building guide',
    () => new Promise<string>((done) => (end = () => done('built'))),
  );
  jest.advanceTimersByTime(1900);
  expect(said).toEqual([]);
  jest.advanceTimersByTime(2200);
  expect(said).toEqual(['...        building guide, 2 s', '...        building guide, 4 s']);
  end?.();
  expect(await work).toBe('built');
  expect(jest.getTimerCount()).toBe(0);
  const failed = saidWhile(
    () => {},
    'x',
    () => Promise.reject(new Error('no')),
  );
  await expect(failed).rejects.toThrow('no');
  expect(jest.getTimerCount()).toBe(0);
});

test('a step that ended says how long it took since the one before', () => {
  jest.useFakeTimers();
  const said: string[] = [];
  const { say, done } = progressOf((line) => void said.push(line));
  jest.advanceTimersByTime(1234);
  done('read');
  say('building');
  jest.advanceTimersByTime(60_000);
  done('built');
  expect(said).toEqual(['read  (1.2 s)', 'building', 'built  (60.0 s)']);
});

test.each([
  [false, '...        a\n...        b\npassed\n...        c\n'],
  [true, '...        a\r\x1b[K...        b\r\x1b[Kpassed\n...        c\r\x1b[K'],
])('with a terminal (%s) lines about work that goes on make room', (isTTY, printed) => {
  let text = '';
  const write = (part: string) => ((text += part), true);
  const { say, end } = linePrinter({ isTTY, write } as unknown as NodeJS.WriteStream);
  for (const line of ['...        a', '...        b', 'passed', '...        c']) say(line);
  end();
  end();
  expect(text).toBe(printed);
});
