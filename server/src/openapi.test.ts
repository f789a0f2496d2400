import { beforeAll, expect, test } from '@jest/globals';
import {
  readIdentity,
  returnFromIdentityCheck,
  checkMember,
  deleteInquiry,
  fileInquiry,
  listNotices,
  uploadPhoto,
  type Endpoint,
} from '@portal/contract';
import { endpoints } from '@portal/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { openApiDocument } from './openapi.ts';
import { buildBareApp } from './testing/api.ts';

const reference = v.strictObject({ $ref: v.pipe(v.string(), v.startsWith('#/components/')) });
const schema = v.union([
  reference,
  v.looseObject({ type: v.string() }),
  v.looseObject({ anyOf: v.array(v.unknown()) }),
  v.looseObject({ const: v.string() }),
]);
const content = v.strictObject({
  'application/json': v.optional(v.strictObject({ schema })),
  'application/x-www-form-urlencoded': v.optional(v.strictObject({ schema })),
  'multipart/form-data': v.optional(v.strictObject({ schema })),
});
const response = v.strictObject({ description: v.pipe(v.string(), v.nonEmpty()), content });
const operation = v.strictObject({
  operationId: v.pipe(v.string(), v.regex(/^\w+$/)),
  summary: v.pipe(v.string(), v.nonEmpty()),
  parameters: v.optional(
    v.array(
      v.strictObject({
        name: v.string(),
        in: v.picklist(['query', 'path', 'header']),
        required: v.boolean(),
        schema,
      }),
    ),
  ),
  requestBody: v.optional(v.strictObject({ required: v.boolean(), content })),
  responses: v.intersect([
    v.record(v.pipe(v.string(), v.regex(/^[2-5]\d\d$/)), response),
    v.looseObject({ 200: response }),
  ]),
});
/** The part of OpenAPI 3.1's own schema that this document uses, and nothing else. */
const openApi = v.strictObject({
  openapi: v.pipe(v.string(), v.regex(/^3\.1\.\d+$/)),
  info: v.strictObject({ title: v.string(), version: v.string() }),
  paths: v.record(
    v.pipe(v.string(), v.startsWith('/api/')),
    v.strictObject({ get: v.optional(operation), post: v.optional(operation) }),
  ),
  components: v.strictObject({
    schemas: v.record(v.string(), v.looseObject({ type: v.string() })),
  }),
});
type Operation = v.InferOutput<typeof operation>;

const document = v.parse(openApi, JSON.parse(JSON.stringify(openApiDocument())));
const operations = Object.values(document.paths).flatMap(({ get, post }) =>
  [get, post].filter((each) => each !== undefined),
);
/** The codes that an operation documents under each status. */
const codesOf = (found: Operation | undefined) =>
  Object.values(found?.responses ?? {}).flatMap(({ description }) =>
    [...description.matchAll(/^(?:ERR_\w+|510)(?=:)/gm)].map(String),
  );
const operationOf = (path: string, method: 'GET' | 'POST'): Operation | undefined =>
  document.paths[path]?.[method === 'GET' ? 'get' : 'post'];

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildBareApp();
});

test('is the document that is served', async () => {
  const answer = await app.inject('/api/openapi.json');
  expect(answer.json()).toEqual(document);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
});

test('names every operation once', () => {
  const names = operations.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
});

test('defines everything that it references', () => {
  const targets = [
    ...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g),
  ];
  expect(targets.length).toBeGreaterThan(0);
  for (const [, name = ''] of targets) expect(document.components.schemas).toHaveProperty(name);
});

test.each(endpoints.map((entry) => [entry.path, entry] as const))(
  '%s is routed and documented',
  (_, entry) => {
    const url = entry.path.replace(/\{(\w+)\}/g, ':$1');
    expect(app.hasRoute({ method: entry.method, url })).toBe(true);
    const found = operationOf(entry.path, entry.method);
    expect(found?.operationId).toBe(entry.kind);
    expect(Boolean(found?.requestBody)).toBe(entry.method === 'POST' && entry.sends !== 'query');
    expect(codesOf(found)).toEqual(
      expect.arrayContaining([...(entry.errors ?? []), 'ERR_INVALID_INPUT', 'ERR_INTERNAL']),
    );
    const body = JSON.stringify(found?.responses['200']);
    expect(body).toContain(entry.envelope === 'result' ? '"resultData"' : '"data"');
  },
);

test.each([
  [
    fileInquiry,
    [
      'ERR_PHOTO_GONE',
      'ERR_LOGIN_REQUIRED',
      'ERR_NOT_CERTIFIED',
      'ERR_FORBIDDEN',
      'ERR_KEY_REUSED',
    ],
  ],
  [checkMember, ['ERR_LOGIN_REQUIRED']],
  [readIdentity, ['ERR_SESSION_REQUIRED']],
  [deleteInquiry, ['ERR_NOT_FOUND', 'ERR_LOGIN_REQUIRED', 'ERR_NOT_CERTIFIED', 'ERR_FORBIDDEN']],
  [listNotices, ['ERR_FORBIDDEN']],
  [returnFromIdentityCheck, ['ERR_CERTIFY_RETURN']],
] as [Endpoint, string[]][])(
  'documents the codes of $path that follow from audience, key and changes',
  ({ path, method }, codes) => {
    const common = ['ERR_BAD_REQUEST', 'ERR_INTERNAL', 'ERR_INVALID_INPUT', 'ERR_TOO_LARGE'];
    const shared = [...common, 'ERR_TOO_MANY', 'ERR_UNAVAILABLE', 'ERR_UNSUPPORTED'];
    expect(codesOf(operationOf(path, method)).sort()).toEqual([...codes, ...shared].sort());
  },
);

test('has no operation that is not in the contract', () => {
  expect(operations).toHaveLength(endpoints.length);
});

test('describes a photo as bytes in a multipart form', () => {
  const body = operationOf(uploadPhoto.path, 'POST')?.requestBody?.content['multipart/form-data'];
  expect(body?.schema).toMatchObject({
    properties: { photo: { type: 'string', format: 'binary' } },
    required: ['photo'],
  });
});

test('describes the key of a submission as a header, and nowhere else', () => {
  const found = operationOf(fileInquiry.path, 'POST');
  expect(found?.parameters).toEqual([
    { name: 'Idempotency-Key', in: 'header', required: true, schema: expect.anything() },
  ]);
  expect(JSON.stringify(found?.requestBody)).not.toContain('idempotencyKey');
});
