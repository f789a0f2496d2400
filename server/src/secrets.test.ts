import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readConfig } from '@portal/config';
import { readSecrets } from './secrets.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const configIn = (DATA_DIR: string, env = {}) => readConfig({ DATA_DIR, ...env });

test('generates a demo’s secrets once, readable by their owner only', () => {
  const folder = temporaryFolder();
  const first = readSecrets(configIn(folder));
  const again = readSecrets(configIn(folder));
  const value = first.cipher.seal('member.name', '김하늘');
  expect([again.secretKey, again.cipher.open('member.name', value)]).toEqual([
    first.secretKey,
    '김하늘',
  ]);
  const modes = ['keys', 'keys/personal-data', 'keys/secret'].map((name) =>
    (statSync(join(folder, name)).mode & 0o777).toString(8),
  );
  expect(modes).toEqual(['700', '600', '600']);
});

test('uses the configured ones, and writes no file', () => {
  const folder = temporaryFolder();
  const SECRET_KEY = 'k'.repeat(32);
  const PERSONAL_DATA_KEYS = `k1:${Buffer.alloc(32).toString('base64')}`;
  const secrets = readSecrets(configIn(folder, { SECRET_KEY, PERSONAL_DATA_KEYS }));
  expect([secrets.secretKey, secrets.cipher.keyId]).toEqual([SECRET_KEY, 'k1']);
  expect(() => statSync(join(folder, 'keys'))).toThrow();
});

test.each(['personal-data', 'secret'])(
  'refuses a malformed %s, and does not replace it',
  (name) => {
    const folder = temporaryFolder();
    readSecrets(configIn(folder));
    writeFileSync(join(folder, 'keys', name), 'x');
    expect(() => readSecrets(configIn(folder))).toThrow(join('keys', name));
    expect(readFileSync(join(folder, 'keys', name), 'utf8')).toBe('x');
  },
);
