import {
  certify,
  readPaymentResult,
  requestIdentityCheck,
  returnFromCardWindow,
  returnFromIdentityCheck,
} from '@portal/contract';
import { readFileSync } from 'node:fs';
import { payAtProvider, transfersOf } from '../../crash/payments.ts';
import { Customer } from '../../customer.ts';
import { browserAt } from '../browser.ts';
import { CUSTOMERS, PAY } from '../crowd.ts';
import { customerAddress } from '../machines.ts';
import { ORIGIN, type Three } from '../topology.ts';
import { none, row, type Proof, type Row } from './proof.ts';

const RETURNS = 100;
const PATHS = {
  identity: '/bridge/identity/return',
  card: '/bridge/payment/return',
};
/** A person whom the identity provider's sandbox makes up. */
const [userName, userPhone] = ['아무개', '010-4444-0001'];

/** Sends the browser of a customer back from a provider. @returns whether the portal then shows the right outcome */
type Return = () => Promise<boolean>;

const customerOf = (i: number) =>
  new Customer(ORIGIN, {
    origin: ORIGIN,
    send: browserAt(customerAddress(i % CUSTOMERS), () => undefined),
  });

/** The provider's form is posted from its own site, so without cookies. */
const comeBack = (path: string, provider: string, fields: Record<string, string>) =>
  customerOf(0).send(path, {
    method: 'POST',
    headers: { origin: new URL(provider).origin, 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams(fields),
  });

async function beginIdentity(i: number): Promise<Return> {
  const guest = customerOf(i);
  const asked = { pageType: 'guest_check', userName, userPhone };
  const begun = await guest.call(requestIdentityCheck, asked);
  const { certNum, trCert, trUrl, trAdd, trVer, action } = begun.data;
  const form = { tr_cert: trCert, tr_url: trUrl, tr_add: trAdd, tr_ver: trVer };
  const page = await fetch(action, { method: 'POST', body: new URLSearchParams(form) });
  // The first of the provider's forms is of a person whose name and phone are right.
  const sealed = /name="rec_cert" value="([^"]*)"/.exec(await page.text())?.[1] ?? '';
  return async () => {
    const { status } = await comeBack(PATHS.identity, action, { rec_cert: sealed, certNum });
    const { code, data } = await guest.call(certify, { pageType: asked.pageType, certNum });
    return (
      status === 200 && code === '200' && data.isCertify && data.values?.CertUserName === userName
    );
  };
}

/** A member at the card provider, once for each payment. */
async function beginPayments(three: Three, i: number, count: number): Promise<Return[]> {
  const { MEMBERSHIP_URL, PAYMENT_FORM_URL } = three.config;
  const member = customerOf(i);
  await member.logIn(MEMBERSHIP_URL, PAY[i % PAY.length] ?? '');
  const fileTransfer = await transfersOf(member);
  const begun: Return[] = [];
  for (let n = 0; n < count; n++) {
    const way = { payMethod: '1', usePoint: 0, ending: 'approve' } as const;
    const back = await payAtProvider(PAYMENT_FORM_URL, member, await fileTransfer(), way);
    if (!back) throw new Error('a payment was refused');
    begun.push(async () => {
      const { status } = await comeBack(PATHS.card, PAYMENT_FORM_URL, back);
      const { code, data } = await member.call(readPaymentResult, { moid: back['Moid'] ?? '' });
      return status === 200 && code === '200' && data.outcome === 'paid' && !data.masked;
    });
  }
  return begun;
}

/** Addresses of the servers to which the proxy has sent such requests. */
function serversOf({ proxy }: Three, paths: readonly string[]): string[] {
  const line = /"POST (\S+)" \d+ \d+ \S+ (?:\S+, )*(\S+) [\d, ]+ \S+$/;
  return readFileSync(proxy.log, 'utf8')
    .split('\n')
    .flatMap((text) => {
      const [, path = '', server = ''] = line.exec(text) ?? [];
      return paths.includes(path) ? [server] : [];
    });
}

/** How many of `RETURNS` begin in each of three turns. */
const shares = [0, 1, 2].map((turn) => Math.floor((RETURNS + turn) / 3));

/**
 * Customers begin while the proxy knows one portal and one API, and return while it knows the two others; each of the three has its
 * turn to begin.
 */
export async function returns({ three }: Proof): Promise<Row[]> {
  const servers = three.machines.filter(({ kind }) => kind !== 'desk');
  const right = { card: 0, identity: 0 };
  const returned = [
    PATHS.card,
    PATHS.identity,
    returnFromCardWindow.path,
    returnFromIdentityCheck.path,
  ];
  const wrongPlaces: string[] = [];
  let seen = serversOf(three, returned).length;
  let arrived = 0;
  for (const [turn, share] of shares.entries()) {
    const began = servers.filter(({ name }) => name.endsWith(String(turn + 1)));
    const others = servers.filter((each) => !began.includes(each));
    for (const { address } of others) await three.proxy.takeOut(address);
    const checks = await Promise.all(Array.from({ length: share }, (_, i) => beginIdentity(i)));
    const counts = PAY.map((_, i) => Math.floor((share + i) / PAY.length));
    const payments = await Promise.all(counts.map((count, i) => beginPayments(three, i, count)));
    for (const { address } of others) await three.proxy.putBack(address);
    for (const { address } of began) await three.proxy.takeOut(address);
    const end = async (kind: keyof typeof right, each: Return[]) => {
      const ends = await Promise.all(each.map((comesBack) => comesBack()));
      right[kind] += ends.filter(Boolean).length;
    };
    await end('identity', checks);
    await end('card', payments.flat());
    const places = serversOf(three, returned).slice(seen);
    seen += places.length;
    arrived += places.length;
    wrongPlaces.push(...places.filter((place) => began.some(({ address }) => address === place)));
    for (const { address } of began) await three.proxy.putBack(address);
  }
  const of = (kind: keyof typeof right, what: string) =>
    row(what, `${right[kind]} right`, `${RETURNS} of ${RETURNS}`, right[kind] === RETURNS);
  return [
    of('card', `${RETURNS} returns of the card window`),
    of('identity', `${RETURNS} returns of the identity check`),
    row(
      'requests of returns that portals and APIs got',
      String(arrived),
      String(4 * RETURNS),
      arrived === 4 * RETURNS,
    ),
    none('of these got by the server where it began', wrongPlaces),
  ];
}
