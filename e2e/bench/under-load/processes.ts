import { readFileSync } from 'node:fs';
import { setInterval } from 'node:timers';
import { cpuSeconds } from '../capacity/cpu.ts';

const PAGE_BYTES = 4096;
const MB = 1024 * 1024;
const EVERY_MS = 100;

/** Null if the process is gone. */
function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** The processes that a server has started. */
const childrenOf = (pid: number): number[] =>
  (read(`/proc/${pid}/task/${pid}/children`) ?? '').split(' ').filter(Boolean).map(Number);

const residentBytes = (pid: number): number =>
  Number(read(`/proc/${pid}/statm`)?.split(' ')[1] ?? 0) * PAGE_BYTES;

/** Resident MB of a server with all of its processes. Pages that they share count in each. */
export const residentMb = (pid: number): number =>
  [pid, ...childrenOf(pid)].reduce((sum, each) => sum + residentBytes(each), 0) / MB;

/** What a server's processes used while something ran. */
export interface Used {
  cpuSeconds: number;
  /** Of these, what its children used: the portal's render pages. */
  inChildren: number;
  /** The most that was resident at once. */
  mostMb: number;
}

export async function usedBy<Result>(
  pid: number,
  run: () => Promise<Result>,
): Promise<{ result: Result; used: Used }> {
  const children = childrenOf(pid);
  const spent = () => ({ all: cpuSeconds([pid]), inChildren: cpuSeconds(children) });
  let mostMb = residentMb(pid);
  const timer = setInterval(() => (mostMb = Math.max(mostMb, residentMb(pid))), EVERY_MS);
  const before = spent();
  const result = await run();
  clearInterval(timer);
  const after = spent();
  return {
    result,
    used: {
      cpuSeconds: after.all - before.all,
      inChildren: after.inChildren - before.inChildren,
      mostMb,
    },
  };
}
