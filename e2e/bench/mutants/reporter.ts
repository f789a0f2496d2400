import { channel } from 'node:diagnostics_channel';

/** The channel on which `on-suites.ts` hears of a mutation that a test noticed. */
export const NOTICED = 'a test noticed a mutation';

/** What the worker hears of each test that ran with a mutation. */
export interface Ran {
  number: number;
  passed: boolean;
}

/** Says after each test of `on-suites.ts` whether it noticed the mutation. */
export default class Reporter {
  onTestCaseResult(
    _: unknown,
    { ancestorTitles, status }: { ancestorTitles: string[]; status: string },
  ) {
    const ran: Ran = { number: Number(ancestorTitles[0]), passed: status !== 'failed' };
    if (!ran.passed) channel(NOTICED).publish(ran.number);
    process.send?.(ran);
  }
}
