import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../parts.ts';

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
  /** Prints its output as it comes, for runs of an hour. Other stages print theirs only if they fail. */
  live?: boolean;
}

/**
 * Runs a command. Calls `onOutput` with each piece of text that it prints, to stdout or stderr.
 * @returns its exit code; 1 if it could not be started or was killed
 */
function run(
  command: string[],
  env: Record<string, string>,
  onOutput: (text: string) => void,
): Promise<number> {
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
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', onOutput);
    child.on('error', (error) => {
      onOutput(String(error));
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
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
  let output = '';
  const code = await run(stage.command.map(filled), env, (text) => {
    if (stage.live) process.stdout.write(text);
    else output += text;
  });
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

/** Runs stages, two at a time in the order of the list, then those that need the whole machine. Prints and exits by the sum. */
export async function runStages(checks: Stage[], browser: Stage[] = []): Promise<void> {
  const total: Count = { passed: 0, failed: 0 };
  for (const [stages, width] of [
    [checks, 2],
    [browser, 1],
  ] as const) {
    const waiting = [...stages];
    const worker = async () => {
      for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
        const { passed, failed } = await runStage(stage);
        total.passed += passed;
        total.failed += failed;
      }
    };
    await Promise.all(Array.from({ length: width }, worker));
  }
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
