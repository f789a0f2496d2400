import { isSame } from '../../../pseudonym.ts';
import { declineOf } from './declined.ts';
import { providerMethods } from './methods.ts';
import type { Charge, Returned } from '../provider.ts';
import { hashOf, readEdiDate } from './signature.ts';

/** The provider's codes for a customer who left its window. */
const CLOSED = ['I002', 'P091'];
const SKEW_MS = 10 * 60_000;

/** A TID is the merchant, the way to pay, `01`, the time in Seoul as YYMMDDHHmmss and four digits. */
function isTidOf(tid: string, { mid, payMethod, now }: { mid: string; now: number } & Charge) {
  const head = `${mid}${providerMethods[payMethod].inTid}01`;
  const at = readEdiDate(`20${tid.slice(head.length, head.length + 12)}`);
  return (
    tid.startsWith(head) &&
    /^\d{16}$/.test(tid.slice(head.length)) &&
    at !== null &&
    at <= now + SKEW_MS &&
    at >= now - 60 * 60_000
  );
}

/**
 * Validates a return for a payment. Its signature covers token, merchant and amount; the number, the method and what
 * the form reserved must equal what we sent, and the addresses to call must be the provider's, both on one host.
 * @returns null for anything else
 */
export function readReturn(
  { mid, key, apis, now }: { mid: string; key: string; apis: readonly string[]; now: number },
  given: Record<string, string>,
  charge: Charge,
  reserved: string,
): Returned | null {
  const field = (name: string) => given[name] ?? '';
  const { moid } = charge;
  const isOurs =
    field('Moid') === moid &&
    field('MID') === mid &&
    field('Amt') === String(charge.amount) &&
    field('PayMethod') === providerMethods[charge.payMethod].name &&
    isSame(field('ReqReserved'), reserved);
  if (!isOurs) return null;
  const code = field('AuthResultCode');
  if (code !== '0000')
    return /^[0-9A-Z]{4}$/.test(code)
      ? {
          is: 'refused',
          moid,
          closed: CLOSED.includes(code),
          decline: declineOf(charge.payMethod, code),
        }
      : null;
  const [token, tid] = [field('AuthToken'), field('TxTid')];
  const isSigned =
    /^[\w-]{20,200}$/.test(token) &&
    isSame(field('Signature'), hashOf(token, mid, String(charge.amount), key));
  const api = apis.find((base) => field('NextAppURL') === `${base}/pay_process.jsp`);
  if (!isSigned || !isTidOf(tid, { mid, now, ...charge })) return null;
  if (api === undefined || field('NetCancelURL') !== `${api}/cancel_process.jsp`) return null;
  return {
    is: 'authenticated',
    moid,
    auth: {
      tid,
      token,
      approvalUrl: field('NextAppURL'),
      netCancelUrl: field('NetCancelURL'),
    },
  };
}
