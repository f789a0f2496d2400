import * as v from 'valibot';

const text = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Fields of every line. */
const always = {
  time: count,
  level: v.picklist([10, 20, 30, 40, 50, 60]),
  pid: count,
  hostname: text,
  msg: v.pipe(text, v.nonEmpty()),
};

/** Fields that all servers use where an event has them. */
const all = {
  requestId: v.optional(v.pipe(text, v.regex(/^[\w-]{1,64}$/))),
  traceId: v.optional(v.pipe(text, v.regex(/^[0-9a-f]{32}$/))),
  method: v.optional(text),
  path: v.optional(v.pipe(text, v.regex(/^[^?#%]*$/))),
  status: v.optional(count),
  ms: v.optional(count),
  err: v.optional(
    v.strictObject({
      type: text,
      message: text,
      code: v.optional(v.union([text, count])),
      stack: text,
      table: v.optional(text),
      constraint: v.optional(text),
    }),
  ),
};

const names = { set: text, part: text, version: text };

/** Fields of one kind of server. */
const own = {
  api: {
    code: v.optional(text),
    part: v.optional(text),
    moid: v.optional(text),
    messageIdx: v.optional(v.union([text, count])),
    what: v.optional(text),
    why: v.optional(text),
    lookUp: v.optional(text),
    most: v.optional(count),
  },
  portal: {
    failure: v.optional(
      v.strictObject({
        ...names,
        code: text,
        class: text,
        before: v.optional(text),
        path: text,
        route: v.nullable(text),
        error: text,
        cohort: text,
        headers: v.optional(v.record(text, text)),
      }),
    ),
    vital: v.optional(
      v.strictObject({
        name: text,
        value: v.number(),
        rating: text,
        route: text,
        set: text,
        connection: v.optional(text),
      }),
    ),
    render: v.optional(
      v.union([
        v.strictObject({ set: text, version: text, kind: text, message: text }),
        v.strictObject({ text }),
      ]),
    ),
    store: v.optional(text),
  },
  desk: {
    account: v.optional(text),
    address: v.optional(text),
    token: v.optional(text),
    recoveryLeft: v.optional(count),
    channel: v.optional(text),
    canary: v.optional(v.strictObject({ channel: text, verb: text, reason: text })),
    alert: v.optional(text),
    tries: v.optional(count),
    trouble: v.optional(text),
    store: v.optional(text),
  },
  sandbox: {},
};

type Service = keyof typeof own;
const services = Object.keys(own) as Service[];

/** A line of a server's log, parsed. Other fields than these fail it. */
export const logLine = v.variant(
  'service',
  services.map((service) =>
    v.strictObject({ service: v.literal(service), ...always, ...all, ...own[service] }),
  ),
);
export type LogLine = v.InferOutput<typeof logLine>;

/** The fields with the servers that use them, as docs/run.md (Logs) lists them. */
export const logFields: ReadonlyMap<string, readonly Service[]> = new Map(
  Object.keys({ service: 0, ...always, ...all, ...Object.assign({}, ...Object.values(own)) }).map(
    (field) => [
      field,
      field === 'service' || field in always || field in all
        ? services
        : services.filter((service) => field in own[service]),
    ],
  ),
);
