import { expect, test } from '@jest/globals';
import { AppError, failure, toAppError } from './errors.ts';

const error = (fields: object, message = 'secret') => Object.assign(new Error(message), fields);

test.each([
  ['a code of ours', new AppError('ERR_TOO_MANY'), 'ERR_TOO_MANY'],
  [
    'broken JSON',
    error({ code: 'FST_ERR_CTP_INVALID_JSON_BODY', statusCode: 400 }),
    'ERR_BAD_REQUEST',
  ],
  [
    'a body that is too large',
    error({ code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }),
    'ERR_TOO_LARGE',
  ],
  [
    'an unknown media type',
    error({ code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE', statusCode: 415 }),
    'ERR_UNSUPPORTED',
  ],
  [
    'a framework error of its own doing',
    error({ code: 'FST_ERR_SEND_INSIDE_ONERR', statusCode: 500 }),
    'ERR_INTERNAL',
  ],
  ['another service’s 404', error({ statusCode: 404 }), 'ERR_INTERNAL'],
  ['a refused connection', error({ code: 'ECONNREFUSED', syscall: 'connect' }), 'ERR_UNAVAILABLE'],
  [
    'a refused connection on every address',
    new AggregateError([error({ code: 'ECONNREFUSED' })]),
    'ERR_UNAVAILABLE',
  ],
  [
    'a local socket that is not there',
    error({ code: 'ENOENT', syscall: 'connect' }),
    'ERR_UNAVAILABLE',
  ],
  ['a file that is not there', error({ code: 'ENOENT', syscall: 'open' }), 'ERR_INTERNAL'],
  ['a database that shuts down', error({ code: '57P01' }), 'ERR_UNAVAILABLE'],
  ['a database that starts', error({ code: '57P03' }), 'ERR_UNAVAILABLE'],
  ['a lost connection', error({ code: '08006' }), 'ERR_UNAVAILABLE'],
  [
    'a pool that waited in vain',
    new Error('timeout exceeded when trying to connect'),
    'ERR_UNAVAILABLE',
  ],
  ['a cut connection', new Error('Connection terminated unexpectedly'), 'ERR_UNAVAILABLE'],
  ['a closed PGlite', new Error('PGlite is closed'), 'ERR_UNAVAILABLE'],
  ['a wrong query', error({ code: '42P01' }), 'ERR_INTERNAL'],
  ['a broken constraint', error({ code: '23505' }), 'ERR_INTERNAL'],
  ['a bug', new TypeError('x is undefined'), 'ERR_INTERNAL'],
  ['a string', 'thrown', 'ERR_INTERNAL'],
  ['nothing', undefined, 'ERR_INTERNAL'],
])('converts %s to %s', (_, thrown, code) => {
  expect(toAppError(thrown).code).toBe(code);
});

test('reveals nothing about a bug', () => {
  const body = JSON.stringify(failure(toAppError(error({ code: '42P01' })), 'request-1'));
  expect(body).not.toContain('secret');
  expect(JSON.parse(body)).toEqual({
    status: { code: 'ERR_INTERNAL', message: '처리하지 못했습니다. 잠시 뒤 다시 시도해 주세요.' },
    error: { requestId: 'request-1' },
  });
});

test('names the field that is wrong', () => {
  const fields = { name: '이름을 입력해 주세요.' };
  expect(failure(new AppError('ERR_INVALID_INPUT', { fields }), 'id').error.fields).toEqual(fields);
});
