import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { startChecks } from './check-process.ts';
import { Progress } from './progress.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-job-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const wanted = { set: '1', channel: 'dev', actor: 'lee' } as const;

/** Starts a process with this code in the place of the checks. */
function start(code: string) {
  const file = join(folder, 'checks.mjs');
  writeFileSync(file, code);
  const progress = new Progress();
  return { progress, run: startChecks(wanted, progress, { file, graceMs: 50 }) };
}
const saved = (name: string) => readFileSync(join(folder, name), 'utf8');
const until = async (is: () => boolean) => {
  while (!is()) await pass(5);
};

test('a run tells its progress, prints, and ends with evidence; its temporary folder is gone', async () => {
  const { run, progress } = start(`
    import { writeFileSync } from 'node:fs';
    const [, , ...args] = process.argv;
    writeFileSync(${JSON.stringify(join(folder, 'args'))}, JSON.stringify([args, process.env.TMPDIR]));
    writeFileSync(process.env.TMPDIR + '/left', '');
    process.send({ news: { name: 'chain', state: 'passed', tookMs: 7 } });
    console.log('said');
    console.error('complained');
    process.send({ evidence: 3 }, () => process.exit(0));
  `);
  expect(await run.ended).toEqual({ evidence: 3 });
  expect(progress.checks[0]).toMatchObject({ name: 'chain', state: 'passed', tookMs: 7 });
  expect(progress.log.split('\n').sort()).toEqual(['complained', 'said']);
  const [args, temporary] = JSON.parse(saved('args')) as [string[], string];
  expect(args).toEqual(['1', 'dev', 'lee', temporary]);
  expect(existsSync(temporary)).toBe(false);
});

test('a run that ends without a word says how', async () => {
  expect(await start('process.exit(7)').run.ended).toEqual({ fault: 'the checks ended with 7' });
  const said = `process.send({ fault: 'guide@1.0.0 is missing' }, () => process.exit(1))`;
  expect(await start(said).run.ended).toEqual({ fault: 'guide@1.0.0 is missing' });
});

test('a run that hangs is ended with everything that it started', async () => {
  const server = `require('node:net').createServer().listen(0, '127.0.0.1', function () {
    require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'port'))}, String(this.address().port));
  }); process.on('SIGTERM', () => {})`;
  const { run } = start(`
    import { spawn } from 'node:child_process';
    import { writeFileSync } from 'node:fs';
    process.on('SIGTERM', () => {});
    writeFileSync(${JSON.stringify(join(folder, 'temporary'))}, process.env.TMPDIR);
    spawn(process.execPath, ['-e', ${JSON.stringify(server)}], { stdio: 'inherit' });
    setInterval(() => {}, 1000);
  `);
  await until(() => existsSync(join(folder, 'port')) && saved('port') !== '');
  await run.stop();
  expect(await run.ended).toEqual({ fault: 'the checks ended with SIGKILL' });
  const code = await new Promise((done) =>
    connect(Number(saved('port')), '127.0.0.1').on('error', ({ message }) => done(message)),
  );
  expect(code).toContain('ECONNREFUSED');
  expect(existsSync(saved('temporary'))).toBe(false);
});
