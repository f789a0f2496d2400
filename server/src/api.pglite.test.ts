import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { checkPassword, fileInquiry, fileVoice } from '@portal/contract';
import { logLine } from '@portal/metrics/testing/log';
import { DEMO_PASSWORD } from '@portal/testing/people';
import * as v from 'valibot';
import { openPglite } from './db/database.ts';
import { traceSql } from './db/trace-sql.ts';
import { noon } from './testing/api.ts';
import { apiSuite } from './testing/api-suite.ts';
import { Browser } from './testing/browser.ts';
import { canaries, leaveTraces, readableIn } from './testing/canaries.ts';
import { anInquiry, aVoice } from './testing/inputs/submissions.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

describe('the API on PGlite', () => {
  const folder = join(temporaryFolder(), 'db');
  const lines: string[] = [];
  const api = apiSuite(() => openPglite(folder, undefined, traceSql), {
    write: (line) => void lines.push(line),
  });

  test('does not repeat a refused number', async () => {
    const own = new Browser(await api().at(noon));
    await own.signIn(api().sandbox, 'haneul');
    const text = '제 번호는 900101-1234567, 카드는 4111-1111-1111-1111입니다';
    for (const answer of [
      await own.send(fileInquiry, anInquiry({ text })),
      await own.send(fileVoice, aVoice({ title: '900101-1234567', text })),
    ]) {
      expect(answer.statusCode).toBe(422);
      expect(answer.body).not.toMatch(/900101|1234567|4111-?1111/);
    }
  });

  test('leaves no personal data and no password in its files and logs', async () => {
    const secrets = await leaveTraces(api());
    const own = new Browser(await api().at(noon));
    await own.signIn(api().sandbox, 'haneul');
    const wrong = 'canary-password#1';
    for (const password of [DEMO_PASSWORD, wrong]) await own.send(checkPassword, { password });
    await expect(api().sandbox.logIn('haneul', 'x'.repeat(16), wrong)).rejects.toThrow();
    await api().sandbox.app.close();
    // The membership service is away: its failures are logged too.
    expect((await own.send(checkPassword, { password: wrong })).statusCode).toBe(503);
    await api().database.close();

    /** A text's UTF-8 bytes, each as one character: the files below are read as latin1, so this is how they show the text. */
    const asBytes = (text: string) => Buffer.from(text).toString('latin1');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => statSync(path).isFile())
      .map((path) => readFileSync(path, 'latin1'))
      .join('\n');
    for (const line of lines) v.parse(logLine, JSON.parse(line));
    const log = lines.join('');
    const all = [...canaries, ...secrets, DEMO_PASSWORD, wrong, '900101-1234567', '4111-1111'];
    // Make sure that the search finds what is not secret.
    const open = ['ms-haneul', '리모컨이 켜지지 않습니다'].map(asBytes);
    expect(readableIn(files, [...all.map(asBytes), ...open]).sort()).toEqual(open.sort());
    const logged = [
      '/api/member/checkPassword',
      '/membership/login',
      'membership service, password',
    ];
    const hidden = [...all, ...all.map(encodeURIComponent)];
    expect(readableIn(log, [...hidden, ...logged]).sort()).toEqual(logged.sort());
  });
});
