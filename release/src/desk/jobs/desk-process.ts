import type { JobRecord } from '@portal/release-store';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';

/** Identifies a desk process among those that share a store. */
export type DeskProcess = NonNullable<JobRecord['desk']>;

export const thisDesk = (): DeskProcess => ({
  id: randomUUID(),
  host: hostname(),
  pid: process.pid,
});

/** Whether a process with this number runs on this machine. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process runs, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether another desk process of this machine has ended. Its number may be in use again, as in a restarted container. */
export const hasEnded = (desk: DeskProcess, me: DeskProcess, isAlive = isRunning): boolean =>
  desk.host === me.host && (desk.pid === me.pid || !isAlive(desk.pid));
