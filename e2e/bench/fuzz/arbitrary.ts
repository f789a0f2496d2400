import fc from 'fast-check';

/** As much of JSON Schema as the portal's OpenAPI document uses. */
export interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

/** What breaks servers that trust their input. */
const hostile = fc.constantFrom<unknown>(
  ...[
    '',
    ' ',
    '\0',
    '\ud800',
    '-1',
    '0',
    '1e309',
    'NaN',
    '１２３',
    'ㄱㅎ',
    '%',
    '%00',
    "' or 1=1 --",
  ],
  ...['../../etc/passwd', '<script>alert(1)</script>', '{{7*7}}', '__proto__', 'constructor'],
  ...['2026-02-30', '9999-12-31', '0000-00-00', '🧑‍🧑‍🧒‍🧒', '\u202e', 'a'.repeat(5_000)],
  ...[-1, 0, 1.5, 1e21, null, true, false],
  ...[[], {}, [[]], { length: 1 }, ['a', 'a'], { toString: 1 }],
);

const text = ({ pattern, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<unknown> =>
  pattern === undefined
    ? fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 200) })
    : fc.stringMatching(new RegExp(pattern));

/** Values that fit the schema. */
function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return fc.oneof(...several.map(fitting));
  const { minimum: min = -1_000, maximum: max = 100_000 } = schema;
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'integer':
      return fc.integer({ min, max });
    case 'number':
      return fc.oneof(fc.integer({ min, max }), fc.double({ min, max, noNaN: true }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(fitting(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 8, 8),
      });
    case 'object': {
      const { properties = {}, required = [] } = schema;
      const fields = Object.entries(properties).map(
        ([name, each]) => [name, fitting(each)] as const,
      );
      const record: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields);
      return fc.record(record, { requiredKeys: required });
    }
    default:
      return fc.jsonValue();
  }
}

/** Values of which most fit, some fit but for a field, and some are anything at all. */
export function mostlyFitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  const good = fitting(schema);
  const names = [schema, ...(schema.oneOf ?? [])].flatMap(({ properties }) =>
    Object.keys(properties ?? {}),
  );
  const spoilt = fc
    .tuple(
      good,
      fc.constantFrom(...names, 'unknown', '__proto__'),
      fc.oneof(hostile, fc.jsonValue()),
    )
    .map(([value, name, bad]) => ({ ...(value as object), [name]: bad }));
  return fc.oneof(
    { arbitrary: good, weight: 5 },
    { arbitrary: spoilt, weight: 4 },
    { arbitrary: fc.oneof(hostile, fc.jsonValue()), weight: 1 },
  );
}

/** Headers that the servers, their libraries or a proxy before them read. */
const HEADERS = [
  'accept accept-encoding accept-language authorization content-encoding content-type idempotency-key',
  'if-modified-since if-none-match origin range sec-fetch-dest sec-fetch-mode sec-fetch-site traceparent',
  'user-agent x-forwarded-for x-forwarded-host x-forwarded-proto x-http-method-override x-portal-client',
  'x-request-id x-site-type unknown __proto__ constructor',
].flatMap((line) => line.split(' '));
/** Names of cookies that the servers or the pages read. */
const COOKIES = [
  'portal-session __Host-session portal-device __Host-device member PSESSION login-state analytics-profile',
  'text contrast font cohort maintenance unknown __proto__ constructor',
].flatMap((line) => line.split(' '));
const LONGEST_VALUE = 2_000;

/** Any text as a header carries it: the bytes of UTF-8, without what no client can send. */
export const asHeader = (text: string): string =>
  Buffer.from(text)
    .toString('latin1')
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, '')
    .slice(0, LONGEST_VALUE);

const headerText = fc.oneof(
  hostile.map((value) =>
    asHeader(String(typeof value === 'object' ? JSON.stringify(value) : value)),
  ),
  fc.string({ unit: 'grapheme' }).map(asHeader),
  fc.constantFrom(
    'W/"',
    '"',
    '*',
    ',,,',
    'bytes=-1',
    'bytes=9-1,0-',
    'gzip;q=x',
    '=;=',
    '%E0%A4%A',
  ),
  fc.constantFrom('application/json', 'multipart/form-data', 'text/plain', 'cross-site', 'null'),
);
const cookies = fc
  .array(fc.tuple(fc.constantFrom(...COOKIES), fc.constantFrom('=', '="', '', '=='), headerText), {
    minLength: 1,
    maxLength: 3,
  })
  .map((list) => list.map((each) => each.join('')).join('; '));
const headers = fc.uniqueArray(fc.tuple(fc.constantFrom(...HEADERS), headerText), {
  selector: ([name]) => name,
  minLength: 1,
  maxLength: 4,
});

type Header = [name: string, value: string];

/** Headers and cookies that the OpenAPI document does not declare: none, either or both. */
export const besides: fc.Arbitrary<Header[]> = fc
  .tuple(fc.option(headers, { freq: 2 }), fc.option(cookies, { freq: 2 }))
  .map(([list, cookie]) => [
    ...(list ?? []),
    ...(cookie === null ? [] : ([['cookie', cookie]] as Header[])),
  ]);
