import type { Config } from '@portal/config';
import { logOf, logStop, measured, type LogSink } from '@portal/metrics';
import { traced } from '@portal/metrics/traces';
import { fastify } from 'fastify';
import { seoulDayOf } from '../src/calendar/clock.ts';
import { Ledger } from './card-payment/ledger.ts';
import { cardPayment } from './card-payment/provider.ts';
import { billedContracts } from './billing/contracts.ts';
import { billing, type BillingRequest } from './billing/provider.ts';
import { identity } from './identity/provider.ts';
import { aheadOf, panel } from './kibnet/panel.ts';
import { kibnet, type AccountRequest } from './kibnet/provider.ts';
import { Accounts } from './membership/accounts.ts';
import { membershipCalls } from './membership/calls.ts';
import { membershipPages } from './membership/pages.ts';
import { pointRecords } from './membership/points.ts';
import { productRecords } from './membership/products.ts';
import { Phones } from './phone/phones.ts';
import { phonePages } from './phone/pages.ts';
import { messages } from './phone/provider.ts';
import { postcode } from './postcode/provider.ts';
import { Requests } from './requests.ts';

export interface SandboxParts {
  config: Pick<
    Config,
    | 'PORTAL_ORIGIN'
    | 'BRIDGE_ORIGIN'
    | 'PAYMENT_MERCHANT_ID'
    | 'PAYMENT_MERCHANT_KEY'
    | 'MEMBERSHIP_KEY'
    | 'BILLING_KEY'
    | 'KIBNET_KEY'
    | 'IDENTITY_CLIENT_ID'
    | 'IDENTITY_CLIENT_KEY'
    | 'MESSAGE_APP_KEY'
    | 'MESSAGE_SECRET_KEY'
    | 'MESSAGE_SENDER_KEY'
    | 'DEMO_PEOPLE'
    | 'LOG_LEVEL'
    | 'HOST'
    | 'SANDBOX_METRICS_PORT'
    | 'OTEL_EXPORTER_OTLP_ENDPOINT'
    | 'OTEL_TRACES_SAMPLER'
    | 'OTEL_TRACES_SAMPLER_ARG'
  >;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** How late the provider of messages answers where it is slow. */
  slowMs?: number | undefined;
  /** Where log lines go; default: stdout. */
  logTo?: LogSink;
}

/** The providers' sandboxes in one server, each under its own path and registered by its own folder. */
export async function buildSandbox(parts: SandboxParts) {
  const { config, now = () => Date.now(), logTo } = parts;
  const app = fastify({
    // Close idle connections too: browsers keep them open.
    forceCloseConnections: true,
    ...logOf('sandbox', config, logTo),
  });
  measured(app, config, 'SANDBOX_METRICS_PORT');
  logStop(app);
  await traced(app, config, {
    service: 'portal-sandbox',
    parentOf: ({ headers }) => headers['traceparent']?.toString() ?? null,
    isTraced: () => true,
  });
  const { PORTAL_ORIGIN: portalOrigin, BRIDGE_ORIGIN: bridgeOrigin } = config;
  const accounts = new Accounts(config.DEMO_PEOPLE, now);
  const products = productRecords(config.DEMO_PEOPLE);
  const points = pointRecords(config.DEMO_PEOPLE, seoulDayOf(new Date(now())));
  await app.register(membershipPages, { prefix: '/membership', accounts, portalOrigin });
  const own = { accounts, products, points, key: config.MEMBERSHIP_KEY };
  await app.register(membershipCalls, { prefix: '/membership', ...own });
  const clock = aheadOf(now);
  /** What KIBNET and the billing system were asked to do, and what the latter did. */
  const changes = {
    checks: new Requests<AccountRequest>(clock.now),
    billed: new Requests<BillingRequest>(clock.now),
    done: [] as string[],
    contracts: billedContracts(config.DEMO_PEOPLE),
  };
  await app.register(panel, { prefix: '/kibnet', clock });
  const { checks } = changes;
  await app.register(kibnet, { prefix: '/kibnet', key: config.KIBNET_KEY, requests: checks });
  await app.register(billing, {
    prefix: '/billing',
    key: config.BILLING_KEY,
    contracts: changes.contracts,
    requests: changes.billed,
    done: changes.done,
  });
  await app.register(identity, {
    prefix: '/identity',
    portalOrigin,
    clientId: config.IDENTITY_CLIENT_ID,
    clientKey: config.IDENTITY_CLIENT_KEY,
    now,
  });
  await app.register(postcode, { prefix: '/postcode' });
  const ledger = new Ledger({
    mid: config.PAYMENT_MERCHANT_ID,
    key: config.PAYMENT_MERCHANT_KEY,
    now,
  });
  await app.register(cardPayment, { prefix: '/card-payment', ledger, portalOrigin, bridgeOrigin });
  const phones = new Phones(now);
  await app.register(messages, {
    prefix: '/messages',
    phones,
    appKey: config.MESSAGE_APP_KEY,
    secretKey: config.MESSAGE_SECRET_KEY,
    senderKey: config.MESSAGE_SENDER_KEY,
    slowMs: parts.slowMs,
  });
  await app.register(phonePages, { prefix: '/phone', phones, portalOrigin });
  return { app, accounts, products, points, changes, ledger, phones };
}
