import type { JobRecord } from '@portal/release-store';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';

/** A process that runs jobs. */
export type DeskProcess = NonNullable<JobRecord['desk']>;

export const thisDesk = (): DeskProcess => ({
  id: randomUUID(),
  host: hostname(),
  pid: process.pid,
});

/** Whether a process of this machine runs. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether another process of `me`'s machine has ended. A later one may have its number, as in a container. */
export const hasEnded = (desk: DeskProcess, me: DeskProcess, isAlive = isRunning): boolean =>
  desk.host === me.host && (desk.pid === me.pid || !isAlive(desk.pid));
