import type { CDPSession } from 'playwright-core';

/** One request of a page as the browser's own protocol tells it; times in seconds of its clock. */
export interface LoggedRequest {
  url: string;
  type: string;
  start: number;
  /** Wall-clock seconds at `start`; ties the two clocks together. */
  wall: number;
  end: number | null;
  /** Bytes on the wire, headers and compressed body; 0 from the cache. */
  bytes: number;
  /** When its bytes came, and how many at a time. */
  received: [number, number][];
  cached: boolean;
}

/** Watches the requests of a page. */
export class NetworkLog {
  requests: LoggedRequest[] = [];
  #byId = new Map<string, LoggedRequest>();
  #open = new Set<string>();
  #lastChange = Date.now();

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', (event) => {
      if (event.request.url.startsWith('data:')) return;
      const request: LoggedRequest = {
        url: event.request.url,
        type: event.type ?? 'Other',
        start: event.timestamp,
        wall: event.wallTime,
        end: null,
        bytes: 0,
        received: [],
        cached: false,
      };
      this.requests.push(request);
      this.#byId.set(event.requestId, request);
      // Chromium's own revalidation of a stale answer, and icons: it never tells that they ended.
      if (request.type !== 'Other') this.#open.add(event.requestId);
      this.#lastChange = Date.now();
    });
    const cached = (requestId: string) => {
      const request = this.#byId.get(requestId);
      if (request) request.cached = true;
    };
    session.on('Network.requestServedFromCache', ({ requestId }) => cached(requestId));
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.fromDiskCache || response.fromPrefetchCache) cached(requestId);
    });
    session.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) => {
      this.#byId.get(requestId)?.received.push([timestamp, encodedDataLength]);
    });
    const over = (requestId: string, timestamp: number, bytes: number) => {
      const request = this.#byId.get(requestId);
      if (request) {
        request.end = timestamp;
        if (!request.cached) request.bytes = bytes;
      }
      this.#open.delete(requestId);
      this.#lastChange = Date.now();
    };
    session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
      over(requestId, timestamp, encodedDataLength),
    );
    session.on('Network.loadingFailed', ({ requestId, timestamp }) =>
      over(requestId, timestamp, 0),
    );
  }

  reset(): void {
    this.requests = [];
    this.#byId.clear();
    this.#open.clear();
    this.#lastChange = Date.now();
  }

  /** Waits until no request has begun or ended for a while. */
  async idle(quietMs = 700): Promise<void> {
    const until = Date.now() + 45_000;
    while (Date.now() < until) {
      if (this.#open.size === 0 && Date.now() - this.#lastChange > quietMs) return;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}

const overWire = (request: LoggedRequest) => !request.cached && request.bytes > 0;
const isFont = ({ url }: LoggedRequest) => url.includes('/fonts/');
const isMedia = ({ type, url }: LoggedRequest) =>
  ['Image', 'Media', 'TextTrack'].includes(type) || url.includes('/api/media/');

export const kilobytes = (requests: LoggedRequest[]) =>
  requests.filter(overWire).reduce((sum, { bytes }) => sum + bytes, 0) / 1024;

/** What navigator.sendBeacon sends at idle: nothing waits for it, and it brings no content. */
const isBeacon = ({ type }: LoggedRequest) => type === 'Ping';

/** What a page is made of, without beacons, and without web font and pictures, which are counted apart. */
export const ownRequests = (requests: LoggedRequest[]) =>
  requests.filter(
    (request) => overWire(request) && !isFont(request) && !isMedia(request) && !isBeacon(request),
  );

export const fontRequests = (requests: LoggedRequest[]) =>
  requests.filter((request) => overWire(request) && isFont(request));

/** The page's clock, ms since navigation start, of a time that the log gives. */
function pageClock(requests: LoggedRequest[], timeOrigin: number): (time: number) => number {
  const first = requests.find(({ type }) => type === 'Document');
  const zero = first ? first.start + (timeOrigin / 1000 - first.wall) : Number.NaN;
  return (time) => (time - zero) * 1000;
}

/** KB of `some` of the log's requests that had arrived at `untilMs`, also of files that were still on their way. */
export function kilobytesBefore(
  requests: LoggedRequest[],
  some: LoggedRequest[],
  timeOrigin: number,
  untilMs: number,
): number {
  const ms = pageClock(requests, timeOrigin);
  const before = ({ end, bytes, received }: LoggedRequest) =>
    end !== null && ms(end) <= untilMs
      ? bytes
      : received.reduce((sum, [at, length]) => (ms(at) <= untilMs ? sum + length : sum), 0);
  return some.filter(overWire).reduce((sum, request) => sum + before(request), 0) / 1024;
}

/** How many requests of the page itself began before `untilMs`. */
export function requestsBefore(
  requests: LoggedRequest[],
  timeOrigin: number,
  untilMs: number,
): number {
  const ms = pageClock(requests, timeOrigin);
  return ownRequests(requests).filter(({ start }) => ms(start) <= untilMs).length;
}

/**
 * Hops in series before `readyMs`, at which the content came into the page: the longest chain of requests in which each one began after the one
 * before had ended. Causes that run through promises cannot hide from it. Scripts that had not run by then are no cause.
 */
export function hopsBefore(
  requests: LoggedRequest[],
  timeOrigin: number,
  readyMs: number,
  notRun: readonly string[],
): number {
  const first = requests.find(({ type }) => type === 'Document');
  if (!first) return 0;
  const ms = pageClock(requests, timeOrigin);
  const needed = ownRequests(requests)
    .filter(({ url }) => !notRun.includes(url))
    .filter((request) => request === first || (request.end !== null && ms(request.end) <= readyMs))
    .sort((a, b) => (a.end ?? 0) - (b.end ?? 0));
  const depth = new Map<LoggedRequest, number>();
  for (const request of needed) {
    const before = needed.filter(
      (other) => other !== request && (other.end ?? Infinity) <= request.start + 0.001,
    );
    depth.set(request, 1 + Math.max(0, ...before.map((other) => depth.get(other) ?? 0)));
  }
  return Math.max(0, ...depth.values());
}
