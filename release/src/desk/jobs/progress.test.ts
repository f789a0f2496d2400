import { expect, test } from '@jest/globals';
import { Progress } from './progress.ts';

test('a log keeps its end, and says how much is left out', () => {
  const progress = new Progress();
  for (let i = 1; i <= 1000; i++) progress.print(`line ${i} ${'x'.repeat(90)}\n`);
  const [first, second] = progress.log.split('\n');
  expect(progress.log.length).toBeLessThan(16_100);
  expect(progress.log).toMatch(/line 1000 x+$/);
  const left = Number(/^\.\.\. (\d+) earlier lines are left out$/.exec(first ?? '')?.[1]);
  expect(second).toMatch(new RegExp(`^line ${left + 1} `));
});

test('a line without an end does not grow for ever', () => {
  const progress = new Progress();
  for (let i = 0; i < 1000; i++) progress.print('y'.repeat(600));
  expect(progress.log.length).toBeLessThan(16_100);
});

test('a log is plain text: without colours, cursor movements, or marks that turn the direction', () => {
  const progress = new Progress();
  progress.print('\u001b[31mfailed\u001b[0m\u0007 bo\u001b[2K');
  progress.print('ot\r\n\u202ereversed\u202c\u0000\ttab 한글\n<b>');
  expect(progress.log).toBe('failed boot\nreversed tab 한글\n<b>');
});
