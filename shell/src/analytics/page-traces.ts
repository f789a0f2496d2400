import type { HostStore } from '../state/store.ts';

const metaOf = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`);

const randomHex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const address = () => location.pathname + location.search;

/**
 * Traces page views where the server has sampled this document: the first continues the document's trace, each further one begins
 * its own. While a view lasts, calls carry its trace, which they find in the document's head (shared/api-client).
 * @param routeOf the page's pattern, never its address
 */
export function tracePageViews(store: HostStore, routeOf: (pathname: string) => string): void {
  const header = metaOf('traceparent');
  const proof = metaOf('tracestate');
  if (!header || !proof) return;

  const begin = (traceId: string, parentId: string | null, begun: number) => {
    const before = header.content;
    const spanId = randomHex(8);
    header.content = `00-${traceId}-${spanId}-01`;
    return { ids: { traceId, spanId, parentId }, begun, before };
  };
  const report = ({ ids, begun }: ReturnType<typeof begin>, ended: number) => {
    const times = { ago: performance.now() - begun, took: ended - begun };
    const route = routeOf(location.pathname);
    const body = { proof: proof.content, ...ids, route, ...times };
    navigator.sendBeacon('/-/page-views', JSON.stringify(body));
  };

  const [, traceId = '', documentId = ''] = header.content.split('-');
  report(begin(traceId, documentId, 0), performance.now());
  let shown = address();
  let known = store.getState().view;
  let under: ReturnType<typeof begin> | null = null;
  store.subscribe(() => {
    const { view } = store.getState();
    if (view === known) return;
    known = view;
    const isNew = address() !== shown;
    if (view.pending || isNew) under ??= begin(randomHex(16), null, performance.now());
    if (view.pending || !under) return;
    // A page that loads its data again at the same address has not been viewed again.
    if (isNew) report(under, performance.now());
    else header.content = under.before;
    under = null;
    shown = address();
  });
}
