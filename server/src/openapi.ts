import {
  errors,
  errorDetailSchema,
  idempotencyKeySchema,
  statusSchema,
  type Endpoint,
  type ErrorCode,
} from '@portal/contract';
import { endpoints } from '@portal/contract/endpoints';
import { contractShapes, jsonSchema } from '@portal/contract/shapes';
import fp from 'fastify-plugin';
import { isUnsafe } from './plugins/same-origin.ts';
import { sendRevalidated } from './route.ts';

/** Codes that any call can fail with. */
const COMMON: readonly ErrorCode[] = [
  'ERR_INVALID_INPUT',
  'ERR_BAD_REQUEST',
  'ERR_TOO_LARGE',
  'ERR_UNSUPPORTED',
  'ERR_TOO_MANY',
  'ERR_UNAVAILABLE',
  'ERR_INTERNAL',
];

const STATUS = { $ref: '#/components/schemas/Status' };

function successBody({ answer, envelope, resultCode = 1 }: Endpoint) {
  const data = jsonSchema(answer, 'output');
  const properties =
    envelope === 'result'
      ? { status: STATUS, resultCode: { const: resultCode }, resultData: data }
      : { status: STATUS, data };
  return { type: 'object', properties, required: Object.keys(properties) };
}

/** Every code that a call can fail with. */
const codesOf = (entry: Endpoint): ErrorCode[] => [
  ...(entry.errors ?? []),
  ...(entry.audience === 'member' ? (['ERR_LOGIN_REQUIRED', 'ERR_NOT_CERTIFIED'] as const) : []),
  ...(entry.audience === 'account' ? (['ERR_LOGIN_REQUIRED'] as const) : []),
  ...(entry.audience === 'session' ? (['ERR_SESSION_REQUIRED'] as const) : []),
  ...(isUnsafe(entry) ? (['ERR_FORBIDDEN'] as const) : []),
  ...(entry.keyed ? (['ERR_KEY_REUSED'] as const) : []),
  ...COMMON,
];

/** One response per HTTP status; it lists all codes with that status. */
function failures(entry: Endpoint) {
  const responses: Record<string, unknown> = {};
  const codes = codesOf(entry);
  for (const code of codes) {
    const same = codes.filter((other) => errors[other].http === errors[code].http);
    responses[errors[code].http] = {
      description: same.map((each) => `${each}: ${errors[each].message}`).join('\n'),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    };
  }
  return responses;
}

const MEDIA_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};
const KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: jsonSchema(idempotencyKeySchema, 'input'),
};

function request({ method, path, input, sends, keyed }: Endpoint) {
  const schema = jsonSchema(input, 'input');
  const { properties = {}, required = [] } = schema;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const isQuery = method === 'GET' || sends === 'query';
  const placeOf = (name: string) => {
    if (inPath.includes(name)) return 'path';
    return isQuery ? 'query' : 'body';
  };
  const parameters = Object.entries(properties)
    .filter(([name]) => placeOf(name) !== 'body')
    .map(([name, property]) => ({
      name,
      in: placeOf(name),
      required: required.includes(name),
      schema: property,
    }));
  if (keyed) parameters.push(KEY);
  const inBody = Object.entries(properties).filter(([name]) => placeOf(name) === 'body');
  const body = {
    // The schema of a `v.variant` is an `oneOf` without a `type`, which OpenAPI tools expect.
    type: 'object',
    ...schema,
    properties: Object.fromEntries(inBody),
    required: required.filter((name) => placeOf(name) === 'body'),
  };
  const mediaType = MEDIA_TYPES[sends === 'form' || sends === 'multipart' ? sends : 'json'];
  return {
    ...(parameters.length > 0 && { parameters }),
    ...(!isQuery && {
      requestBody: { required: true, content: { [mediaType]: { schema: body } } },
    }),
  };
}

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const entry of endpoints)
    (paths[entry.path] ??= {})[entry.method.toLowerCase()] = {
      operationId: entry.kind,
      summary: entry.summary,
      ...request(entry),
      responses: {
        200: {
          description: 'OK',
          content: { 'application/json': { schema: successBody(entry) } },
        },
        ...failures(entry),
      },
    };
  const failure = { status: STATUS, error: jsonSchema(errorDetailSchema, 'output') };
  return {
    openapi: '3.1.0',
    // The contract only grows, so there are no versions to tell apart.
    info: { title: 'Customer-service portal', version: '1' },
    paths,
    components: {
      schemas: {
        Status: jsonSchema(statusSchema, 'output'),
        Failure: { type: 'object', properties: failure, required: ['status', 'error'] },
      },
    },
  };
}

export const openApi = fp(
  async (app) => {
    let json: string | undefined;
    app.get('/api/openapi.json', async (request, reply) =>
      sendRevalidated(request, reply, (json ??= JSON.stringify(openApiDocument()))),
    );
    // What `release check` compares the calls of each version with.
    let shapes: string | undefined;
    app.get('/api/contract.json', async (request, reply) =>
      sendRevalidated(request, reply, (shapes ??= JSON.stringify(contractShapes()))),
    );
  },
  { name: 'openapi', dependencies: ['failures', 'headers'] },
);
