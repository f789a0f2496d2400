import type { FastifyInstance } from 'fastify';
import { quietPortal, sendReport } from '../../../../shell/server/testing/parts.ts';
import { pinRenderedShell } from '../../../../shell/server/testing/rendered-shell.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/**
 * A portal in front of an API that listens, both of which export traces. Its page calls the API while it is rendered.
 * @returns a function that opens the page as a browser does: it reports the page view, then calls the API
 */
export async function tracedPortal(
  env: { API_URL: string; OTEL_EXPORTER_OTLP_ENDPOINT: string },
  rendersWith: string,
) {
  const dataDir = temporaryFolder();
  await pinRenderedShell(dataDir, rendersWith);
  const portal: FastifyInstance = await quietPortal(dataDir, { ...env, RENDER_PROCESSES: '1' });
  const host = 'localhost:3000';
  return {
    close: () => portal.close(),
    async open(call: { url: string; cookie: string }) {
      const { body } = await portal.inject({ url: '/', headers: { host } });
      const read = (name: string) =>
        new RegExp(`<meta name="${name}" content="([^"]+)">`).exec(body)?.[1] ?? '';
      const [, traceId = '', parentId = ''] = read('traceparent').split('-');
      const tracestate = read('tracestate');
      const view = { proof: tracestate, traceId, spanId: 'b7ad6b7169203331', parentId };
      const report = { ...view, route: '/', ago: 900, took: 800 };
      await sendReport(portal, '/-/page-views', report, { from: '203.0.113.9' });
      const traceparent = `00-${traceId}-${view.spanId}-01`;
      const { cookie } = call;
      const headers = { host, traceparent, tracestate, cookie, 'sec-fetch-site': 'same-origin' };
      return portal.inject({ url: call.url, headers });
    },
  };
}
