import { afterAll, beforeAll, jest } from '@jest/globals';

let at = Math.ceil(performance.now());

/** Stops `performance.now()` for the tests of a file: only `passTime` moves it. Timers and dates go on. */
export function stopClock(): void {
  beforeAll(() => void jest.spyOn(performance, 'now').mockImplementation(() => at));
  afterAll(() => void jest.restoreAllMocks());
}

/** Lets milliseconds pass on the stopped clock. */
export function passTime(ms: number): void {
  at += ms;
}

/** Makes the portal look for a newer pin at its next request, however slow its last look was. */
export const lookAgain = () => passTime(5000);
