import { isIPv6 } from 'node:net';

const WINDOW_MS = 600_000;
/**
 * How many reports of one address count in that time. Anybody can send reports, and many customers may share an
 * address.
 */
const REPORTS = 300;
const FAILURES = 20;
/** How many addresses to remember; reports of further addresses do not count. */
const ADDRESSES = 50_000;

/** The network of one customer: the first half of an IPv6 address. */
const networkOf = (address: string) =>
  isIPv6(address) ? address.split(':').slice(0, 4).join(':') : address;

/** Limits how many reports of an address count, so that a flood from a few addresses decides nothing. */
export class Allowance {
  readonly #now: () => number;
  #since: number;
  readonly #used = new Map<string, { reports: number; failures: number }>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
    this.#since = now();
  }

  /** Takes up to `wanted` from the address's allowance. Returns how many count. */
  take(address: string, kind: 'mounts' | 'failures', wanted: number): number {
    if (this.#now() - this.#since >= WINDOW_MS) {
      this.#since = this.#now();
      this.#used.clear();
    }
    const network = networkOf(address);
    const used = this.#used.get(network) ?? { reports: 0, failures: 0 };
    if (used.reports === 0 && this.#used.size >= ADDRESSES) return 0;
    const left = Math.min(
      REPORTS - used.reports,
      kind === 'failures' ? FAILURES - used.failures : REPORTS,
    );
    const taken = Math.max(0, Math.min(wanted, left));
    used.reports += taken;
    if (kind === 'failures') used.failures += taken;
    this.#used.set(network, used);
    return taken;
  }
}
