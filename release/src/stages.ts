import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './parts.ts';

export interface Count {
  passed: number;
  failed: number;
}

/** One step of `npm test`: a command that passes or fails, or a run that counts its tests. */
export interface Stage {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Reads the counts from the report file, whose name replaces `{report}` in command and environment. */
  count?(report: string): Count;
}

const bin = (name: string) => join(root, 'node_modules/.bin', name);

/** Runs a command; resolves to its exit code and everything it printed. */
function run(
  command: string[],
  env: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const [file = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: root,
      env: {
        ...process.env,
        // So that tools of node_modules run on the repository's Node.
        PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`,
        FORCE_COLOR: '0',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
    child.on('error', (error) => resolve({ code: 1, output: output + String(error) }));
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

async function runStage(stage: Stage): Promise<Count> {
  const started = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'portal-stage-'));
  const report = join(folder, 'report.json');
  const filled = (text: string) => text.replace('{report}', report);
  const env = Object.fromEntries(
    Object.entries(stage.env ?? {}).map(([name, value]) => [name, filled(value)]),
  );
  const { code, output } = await run(stage.command.map(filled), env);
  let count: Count = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (stage.count && existsSync(report)) {
    count = stage.count(readFileSync(report, 'utf8'));
    // A run that fails outside of its tests has failed too.
    if (code !== 0 && count.failed === 0) count.failed = 1;
  }
  rmSync(folder, { recursive: true });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const verdict = count.failed === 0 ? 'ok' : 'FAILED';
  const tests = stage.count ? ` ${count.passed} passed, ${count.failed} failed,` : '';
  process.stdout.write(`${stage.name.padEnd(18)} ${verdict}${tests} ${seconds} s\n`);
  if (count.failed > 0) process.stdout.write(`${output.trimEnd()}\n`);
  return count;
}

/** Runs stages, `width` at a time, and sums their counts. */
export async function runStages(stages: Stage[], width: number): Promise<Count> {
  const waiting = [...stages];
  const total: Count = { passed: 0, failed: 0 };
  const worker = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
      const { passed, failed } = await runStage(stage);
      total.passed += passed;
      total.failed += failed;
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return total;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numPendingTests: number;
}

/** Tests in Jest, of everything or of one folder. A skipped test counts as failed. */
export const unitStage = (folder?: string): Stage => ({
  name: 'unit and contract',
  command: [
    process.execPath,
    bin('jest'),
    '--ci',
    '--json',
    '--outputFile={report}',
    '--silent',
    // Its default leaves a core to the watcher: half of a machine with two.
    '--maxWorkers=100%',
    ...(folder ? [`${folder}/`] : []),
  ],
  env: { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' },
  count(text) {
    const report = JSON.parse(text) as JestReport;
    const broken = report.numFailedTests || report.numFailedTestSuites;
    return { passed: report.numPassedTests, failed: broken + report.numPendingTests };
  },
});

/** Everything that needs no browser, the longest first. */
export const checkStages = (): Stage[] => [
  unitStage(),
  { name: 'types', command: [bin('tsc'), '-p', '.'] },
  { name: 'lint', command: [bin('eslint'), '.', '--max-warnings=0'] },
  { name: 'build', command: [process.execPath, join(root, 'release/src/tasks/build.ts')] },
  { name: 'format', command: [bin('prettier'), '--check', '.', '--log-level=warn'] },
  {
    name: 'boundaries',
    command: [
      bin('depcruise'),
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'err-long',
      '.',
    ],
  },
  { name: 'unused', command: [bin('knip')] },
];

/** End-to-end tests in Chromium, all of them or those of one folder. */
export const browserStage = (chromium: string | null, folder?: string): Stage => ({
  name: 'end to end',
  command: [
    process.execPath,
    bin('playwright'),
    'test',
    '-c',
    'e2e/playwright.config.ts',
    ...(folder ? [`${folder}/`] : []),
  ],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: '{report}', ...(chromium ? { CHROMIUM: chromium } : {}) },
  count(text) {
    const { stats } = JSON.parse(text) as {
      stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    };
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
  },
});
