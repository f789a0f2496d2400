import { listFaqs, logout, readOverview, readSignedIn, searchSite } from '@portal/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Acknowledged } from '../crash/count.ts';
import { payUntil } from '../crash/payments.ts';
import { submitUntil } from '../crash/submissions.ts';
import { Customer } from '../customer.ts';
import { browserAt, type Sent } from './browser.ts';
import { customerAddress } from './machines.ts';
import { ORIGIN, type Three } from './topology.ts';

/** Customers who never pause, each in a browser of their own. */
export const CUSTOMERS = 24;
const PAGES = [
  '/',
  '/guide/faq',
  '/guide/video',
  '/guide/manual',
  '/guide/manual?bbsIdx=3001',
  '/customer/notice',
  '/service/service_info',
  '/product/showroom',
  '/service/service_after',
];
const SUBMIT = ['haneul', 'junho', 'seoyeon', 'junho2'];
/** Members who pay, each with a chair that can be transferred. */
export const PAY = ['haneul', 'sora', 'yuna', 'seoyeon'];
const VISIT = ['haneul', 'minsu', 'boram', 'junho'];

/** What each customer does without end: of four, one reads, one logs in and out, one files requests, one pays. */
export interface Crowd {
  sent: Sent[];
  acknowledged: Acknowledged[];
  /** Answers that a customer must not get, whatever restarts. */
  wrong: string[];
  /** Starts the customers, and resolves once each has begun. */
  begin(): void;
  /** Resolves when each customer has finished what they were doing, and each of their requests has ended. */
  pause(): Promise<void>;
}

/** Whether a public page failed or was something else than its 200. */
export const isPage = ({ what }: Sent): boolean =>
  what.startsWith('GET ') && !what.includes('/api/');
/** No answer, or one that says that something is away. */
export const isFailed = ({ got, isLeft }: Sent): boolean =>
  typeof got === 'string' || (got >= 500 && !isLeft);

export function crowdOf(three: Three): Crowd {
  let isOver = true;
  const over = () => isOver;
  let customers: Promise<unknown> = Promise.resolve();
  /** Requests without an answer yet. A customer reloads a page whose answer takes long, so a request can outlast them by half a minute. */
  const open = new Set<Promise<Response>>();
  const crowd: Crowd = {
    sent: [],
    acknowledged: [],
    wrong: [],
    begin() {
      isOver = false;
      customers = Promise.all(Array.from({ length: CUSTOMERS }, (_, i) => live(i)));
    },
    async pause() {
      isOver = true;
      await customers;
      await Promise.allSettled(open);
    },
  };
  const newCustomer = (i: number) => {
    const send = browserAt(customerAddress(i), (sent) => crowd.sent.push(sent));
    return new Customer(ORIGIN, {
      origin: ORIGIN,
      send(...request) {
        const answer = send(...request);
        open.add(answer);
        const forget = () => open.delete(answer);
        answer.then(forget, forget);
        return answer;
      },
    });
  };
  const logIn = async (i: number, names: string[]) => {
    const customer = newCustomer(i);
    await customer.logIn(
      three.config.MEMBERSHIP_URL,
      names[Math.floor(i / 4) % names.length] ?? '',
    );
    return customer;
  };
  const expect = (what: string, got: string, wanted = '200') => {
    if (got !== wanted) throw new Error(`${what}: ${got}`);
  };
  const journeys = [
    async (i: number) => {
      const reader = newCustomer(i);
      for (let n = i; !isOver; n++) {
        const path = PAGES[n % PAGES.length] ?? '/';
        const { status, text } = await reader.send(path);
        if (status < 500) expect(path, `${status} ${text.includes('</html>')}`, '200 true');
        if (n % 3 === 0) expect('questions', (await reader.call(listFaqs, {})).code);
        if (n % 5 === 0)
          expect('search', (await reader.call(searchSite, { searchStr: '전원' })).code);
      }
    },
    async (i: number) => {
      while (!isOver) {
        const member = await logIn(i, VISIT);
        for (let n = 0; n < 3; n++) {
          const { code, data } = await member.call(readSignedIn, {});
          expect('signed in', `${code} ${code === '200' && data.user !== null}`, '200 true');
          expect('overview', (await member.call(readOverview, {})).code);
          const { status } = await member.send('/member/member_product_info');
          if (status < 500) expect('my products', String(status));
        }
        expect('logout', (await member.call(logout, {})).code);
      }
    },
    async (i: number) => submitUntil(over, await logIn(i, SUBMIT), crowd.acknowledged),
    async (i: number) => payUntil({ over, env: three.shared }, await logIn(i, PAY)),
  ];
  /** Repeats a customer's way from its start after a failure; `sent` records the request that failed. */
  const live = async (i: number) => {
    while (!isOver)
      await journeys[i % 4]?.(i).catch(async (error: Error & { code?: string }) => {
        const isNoAnswer = error.code !== undefined || error instanceof SyntaxError;
        if (!isNoAnswer && !error.message.includes('ERR_UNAVAILABLE'))
          crowd.wrong.push(error.message);
        await sleep(50);
      });
  };
  return crowd;
}
