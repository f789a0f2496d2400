import formbody from '@fastify/formbody';
import type { Company, Config } from '@portal/config';
import { paths } from '@portal/paths';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { lookAttributes } from '../pages/html-attributes.ts';
import type { smallDocument } from '../small-document.ts';
import { identityBridge } from './identity.ts';
import { identityReturn, RETURN_PATH } from './identity-return.ts';
import { paymentBridge } from './payment.ts';
import {
  PAYMENT_DEPOSIT,
  PAYMENT_RETURN,
  paymentDeposit,
  paymentReturn,
} from './payment-return.ts';
import { postcodeBridge } from './postcode.ts';
import { tagManagerBridge } from './tag-manager.ts';

type Small = ReturnType<typeof smallDocument>;

const send = (reply: FastifyReply, { headers, html }: Small) => reply.headers(headers).send(html);

/**
 * Serves the documents between the portal and its providers, each with a policy of its own and none of the portal's
 * code. Those with a provider's script, or a form to a provider, are at BRIDGE_ORIGIN, where a script can reach
 * nothing of the portal. A new one is a file here that returns a small document and documents the
 * messages it receives and sends; both sides check origin, source and shape of each message.
 */
export async function bridges(app: FastifyInstance, config: Config, company: Company) {
  const serve = (path: string, document: (look: string) => Small) =>
    app.get(path, { config: { isBridge: true } }, async ({ cookies, query }, reply) => {
      // Another host gets none of the portal's cookies, so the query has the look (shell/src/browser/look.ts).
      return send(reply, document(lookAttributes({ ...cookies, ...(query as object) })));
    });
  serve('/bridge/postcode', (look) => postcodeBridge(config, look));
  serve('/bridge/identity', (look) => identityBridge(config, company, look));
  serve('/bridge/payment', (look) => paymentBridge(config, company, look));
  if (config.TAG_MANAGER_ID) serve('/bridge/tag-manager', () => tagManagerBridge(config));

  await app.register(async (here) => {
    await here.register(formbody, { bodyLimit: 100_000 });
    const returns = { [RETURN_PATH]: identityReturn, [PAYMENT_RETURN]: paymentReturn };
    for (const [path, document] of Object.entries(returns))
      here.post(path, async (request, reply) => {
        const look = lookAttributes(request.cookies);
        return send(reply, await document(config, company, request.body, { look, request }));
      });
    here.get(RETURN_PATH, async (request, reply) => {
      const look = lookAttributes(request.cookies);
      return send(reply, await identityReturn(config, company, request.query, { look, request }));
    });
    // A reload of the return must not approve a second time, so redirect it home.
    here.get(PAYMENT_RETURN, (_request, reply) => reply.redirect(paths.home(), 303));
    here.post(PAYMENT_DEPOSIT, async (request, reply) => {
      const { status, text } = await paymentDeposit(config, request.body, request);
      return reply.code(status).type('text/plain').send(text);
    });
  });
}
