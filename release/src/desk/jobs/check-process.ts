import type { Channel } from '@portal/release-store';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import type { CheckNews } from '../../checks/run-checks.ts';
import { root } from '../../parts.ts';
import type { Progress } from './progress.ts';

/** How long a process may take to end by itself, with its portal and its browser. */
const GRACE_MS = 10_000;
/** How long output may arrive after the process has ended. */
const LATE_MS = 1000;
const MOST_TRIES = 20;
const WRITES_MS = 100;

/** A message of the process that runs the checks. */
export type CheckMessage = { news: CheckNews } | { evidence: number } | { fault: string };

/** How a run ended: with the revision of its evidence, or why it has none. */
export type End = { evidence: number } | { fault: string };

export interface Run {
  ended: Promise<End>;
  /** Ends the run early. Resolves when none of its processes is left. */
  stop(): Promise<void>;
}

export interface Wanted {
  set: string;
  channel: Channel;
  actor: string;
}

/** Kills a process and the others of its group. */
function endGroup({ pid }: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // No process of the group is left.
  }
}

/** Removes a temporary folder, again if needed: a browser that is ending may still write into it. */
export async function removeFolder(folder: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    await rm(folder, { recursive: true, force: true }).catch(() => {});
    await pass(WRITES_MS);
    if (!existsSync(folder)) return;
  }
}

/**
 * Runs the checks in a process group and a temporary folder of their own, so that neither a hanging check nor a killed
 * one leaves anything in the desk. The browser is not of the group: it ends when the process that drives it does.
 */
export function startChecks(
  { set, channel, actor }: Wanted,
  progress: Progress,
  { file = join(import.meta.dirname, 'check-main.ts'), graceMs = GRACE_MS } = {},
): Run {
  const folder = mkdtempSync(join(tmpdir(), 'portal-job-'));
  const child = spawn(process.execPath, [file, set, channel, actor, folder], {
    cwd: root,
    detached: true,
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said: End | null = null;
  for (const output of [child.stdout, child.stderr])
    output?.setEncoding('utf8').on('data', (text: string) => progress.print(text));
  child.on('message', (message: CheckMessage) => {
    if ('news' in message) progress.hear(message.news);
    else said = message;
  });
  const run = async (): Promise<End> => {
    const closed = once(child, 'close');
    closed.catch(() => {});
    let ending: string;
    try {
      const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
      ending = String(code ?? signal);
    } catch (error) {
      ending = (error as Error).message;
    }
    endGroup(child, 'SIGKILL');
    await Promise.race([closed.catch(() => {}), pass(LATE_MS, null, { ref: false })]);
    await removeFolder(folder);
    return said ?? { fault: `the checks ended with ${ending}` };
  };
  const ended = run();
  return {
    ended,
    async stop() {
      endGroup(child, 'SIGTERM');
      const force = setTimeout(() => endGroup(child, 'SIGKILL'), graceMs);
      await ended;
      clearTimeout(force);
    },
  };
}
