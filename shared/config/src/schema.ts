import { isAbsolute, resolve } from 'node:path';
import * as v from 'valibot';
import { companyFile } from './company.ts';
import { channel, portalOrigins } from './portal-origins.ts';

const [outside = '', inside] = import.meta.dirname.split(/[\\/]node_modules[\\/]/);
/** The checkout; for an installed package, the repository it is installed in. */
export const root = inside === undefined ? resolve(outside, '../../..') : outside;
const path = v.pipe(
  v.string(),
  v.transform((value) => (isAbsolute(value) ? value : resolve(root, value))),
);
const port = v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(1), v.maxValue(65_535));
const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
);
// Never quote the value in the message: it can hold a password.
const url = v.pipe(v.string(), v.url('an address'));
const secret = v.pipe(v.string(), v.minLength(32, 'at least 32 characters'));
const host = v.pipe(v.string(), v.regex(/^[a-z0-9.-]+$/, 'a host name'));

/** A provider's key while its sandbox replaces it. */
export const SANDBOX = 'sandbox';

/**
 * The whole configuration, from environment variables and `.env` at the root. `.env.example` and docs/run.md list
 * every name; a test compares the three.
 */
export const configSchema = v.object({
  /** `production` refuses demo defaults. */
  PORTAL_ENV: v.optional(v.picklist(['development', 'production']), 'development'),
  /** The address the servers bind to. */
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(port, '3000'),
  API_PORT: v.optional(port, '3001'),
  /** The release desk. */
  DESK_PORT: v.optional(port, '3003'),
  /** Ports of /metrics: of the portal, the API, the desk and the sandboxes. A server without one serves no metrics. */
  METRICS_PORT: v.optional(port),
  API_METRICS_PORT: v.optional(port),
  DESK_METRICS_PORT: v.optional(port),
  SANDBOX_METRICS_PORT: v.optional(port),
  /** Base address of a collector of traces (OTLP over HTTP). Without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/]+/, 'an address')),
  ),
  /** Which traces are exported, by the names of the OpenTelemetry specification, and the part of them that a ratio keeps. */
  OTEL_TRACES_SAMPLER: v.optional(
    v.picklist([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ]),
    'parentbased_always_on',
  ),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(v.string(), v.toNumber(), v.minValue(0), v.maxValue(1)),
    '1',
  ),
  /** Folder of the store, the database and a demo's keys. */
  DATA_DIR: v.optional(path, '.data'),
  /** The release channel the portal serves. */
  CHANNEL: v.optional(channel, 'dev'),
  /** The portal's public address; canonical links start with it. Default: http://localhost:PORT. */
  PORTAL_ORIGIN: v.optional(url),
  /** Public addresses of the channels' portals, for the release command and the desk. PORTAL_ORIGIN is that of CHANNEL. */
  PORTAL_ORIGINS: v.optional(portalOrigins, ''),
  /** Base address of the API for calls from the server. Default: http://127.0.0.1:API_PORT. */
  API_URL: v.optional(url),
  /** The release desk's address, the only one it answers under. Default: http://localhost:DESK_PORT. */
  DESK_ORIGIN: v.optional(url),
  /** Who may sign in at the release desk (desk-accounts.ts). Default in development: demo accounts. */
  DESK_ACCOUNTS_FILE: v.optional(path),
  /** Address that the desk posts alerts to, and the key that it signs them with. Without both it sends none. */
  ALERT_WEBHOOK_URL: v.optional(url),
  ALERT_WEBHOOK_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'whsec_ and 24 bytes in base64'),
    ),
  ),
  /** Mode in which this checkout builds parts. In `development` React reports where the browser renders other than the server. */
  BUILD_MODE: v.optional(v.picklist(['production', 'development']), 'production'),
  /** Processes that render pages on the server; with 0 the browser renders every page. */
  RENDER_PROCESSES: v.optional(
    v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0), v.maxValue(64)),
    '2',
  ),
  /** How long a document waits for its page to be rendered, in milliseconds; after that the browser renders it. */
  RENDER_LIMIT_MS: v.optional(
    v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(100), v.maxValue(60_000)),
    '1500',
  ),
  /** Million bytes of rendered pages to cache; 0 renders each answer anew. */
  PAGE_CACHE: v.optional(
    v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0), v.maxValue(1000)),
    '24',
  ),
  /** How long a server that stops is not ready but still accepts requests. Default: 10 in production, else 0. */
  DRAIN_SECONDS: v.optional(
    v.pipe(v.string(), v.digits('seconds'), v.transform(Number), v.maxValue(600)),
  ),
  /** With both, the portal speaks HTTP/2 over TLS itself; without, a proxy does. */
  TLS_CERT_FILE: v.optional(path),
  TLS_KEY_FILE: v.optional(path),
  /** Addresses of proxies whose X-Forwarded-* are trusted, comma separated. */
  TRUST_PROXY: v.optional(v.string(), ''),
  /**
   * Origin of documents with a provider's scripts. It differs from the portal's, on the same server. Default:
   * http://127.0.0.1:PORT while the portal is http://localhost:PORT.
   */
  BRIDGE_ORIGIN: v.optional(url),
  /** Without it the API uses the embedded database in DATA_DIR. */
  DATABASE_URL: v.optional(url),
  /** The release store in PostgreSQL. Without it the store is a folder in DATA_DIR. */
  RELEASE_DATABASE_URL: v.optional(url),
  /** Trusted keys of releases. Default in development: a key made once in DATA_DIR. */
  RELEASE_KEYS_FILE: v.optional(path),
  /** The private key that the release commands sign with. */
  RELEASE_SIGNING_KEY_FILE: v.optional(path),
  COMPANY_FILE: v.optional(path, companyFile),
  /** Boards, clips and documents that the API loads at start. */
  CONTENT_DIR: v.optional(path, 'server/content'),
  /** Whether fixture people may log in. */
  DEMO_PEOPLE: v.optional(flag),
  /** Stops the server's clock at this instant (ISO 8601); only for tests and demos. */
  DEMO_CLOCK: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** Signs sessions and capabilities. Default in development: made once in DATA_DIR. */
  SECRET_KEY: v.optional(secret),
  /** Keys of personal data at rest, `id:base64` of 32 bytes, comma separated; the first encrypts. */
  PERSONAL_DATA_KEYS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w-]+:[A-Za-z0-9+/]{43}=(,[\w-]+:[A-Za-z0-9+/]{43}=)*$/, 'id:base64 of 32 bytes'),
    ),
  ),
  /** Port of the providers' sandboxes, while any of them is in use. */
  SANDBOX_PORT: v.optional(port, '3002'),
  /** The membership service: login and join pages, and its calls. Default: the sandbox. */
  MEMBERSHIP_URL: v.optional(url),
  /** Key by which the membership service recognises the portal's server. */
  MEMBERSHIP_KEY: v.optional(v.string(), SANDBOX),
  /** The billing system's calls; it holds the contracts. Default: the sandbox. */
  BILLING_URL: v.optional(url),
  /** Key by which the billing system recognises the portal's server. */
  BILLING_KEY: v.optional(v.string(), SANDBOX),
  /** The calls of KIBNET, which checks the holder of a bank account. Default: the sandbox. */
  KIBNET_URL: v.optional(url),
  /** Key by which KIBNET recognises the portal's server. */
  KIBNET_KEY: v.optional(v.string(), SANDBOX),
  /** Address that the identity check's form is posted to. Default: the sandbox. */
  IDENTITY_URL: v.optional(url),
  /** The script of the postcode search. Default: the sandbox. */
  POSTCODE_SCRIPT_URL: v.optional(url),
  /** Card window: the script for desktops. Default: the sandbox. */
  PAYMENT_SCRIPT_URL: v.optional(url),
  /** Card window: the address that phones post to. Default: the sandbox. */
  PAYMENT_FORM_URL: v.optional(url),
  /**
   * Card provider: base addresses of its calls, comma separated. A return that names another is refused; inquiries and
   * cancellations go to the first. Default: the sandbox.
   */
  PAYMENT_API_URLS: v.optional(
    v.pipe(v.string(), v.regex(/^https?:[^\s,]+[^/,](,https?:[^\s,]+[^/,])*$/, 'addresses')),
  ),
  /** The merchant's ways to pay, by the provider's names. */
  PAYMENT_METHODS: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(CARD|BANK|VBANK|CELLPHONE)(,(CARD|BANK|VBANK|CELLPHONE))*$/,
        'names of ways to pay',
      ),
    ),
    'CARD,BANK,VBANK,CELLPHONE',
  ),
  /** Card window: merchant id and key. */
  PAYMENT_MERCHANT_ID: v.optional(v.string(), SANDBOX),
  PAYMENT_MERCHANT_KEY: v.optional(v.string(), SANDBOX),
  /** Identity check: client id and key. */
  IDENTITY_CLIENT_ID: v.optional(v.string(), SANDBOX),
  IDENTITY_CLIENT_KEY: v.optional(v.string(), SANDBOX),
  /** Base address of the API that sends messages to phones (NHN Cloud). Default: the sandbox. */
  MESSAGE_URL: v.optional(url),
  /** That API's app key and secret key, and the key of the KakaoTalk channel that messages come from. */
  MESSAGE_APP_KEY: v.optional(v.pipe(v.string(), v.regex(/^\w+$/, 'letters and digits')), SANDBOX),
  MESSAGE_SECRET_KEY: v.optional(v.string(), SANDBOX),
  MESSAGE_SENDER_KEY: v.optional(v.string(), SANDBOX),
  /** Host with the developer-tools guard; without it, none. */
  GUARD_HOST: v.optional(host),
  /** `FROM/TO`, ISO 8601: between them every page is the maintenance page. */
  MAINTENANCE: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text.split('/').length === 2 && text.split('/').every((at) => Date.parse(at) > 0),
        'FROM/TO in ISO 8601',
      ),
    ),
  ),
  /** Path that lets operators in while the portal is closed: `/` and 16 characters or more. */
  MAINTENANCE_PASS: v.optional(
    v.pipe(v.string(), v.regex(/^\/[\w-]{16,}$/, '/ and 16 characters')),
  ),
  /** Id of the Google Tag Manager container. Default: none, and no tag manager is loaded. */
  TAG_MANAGER_ID: v.optional(v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]+$/))),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
});
