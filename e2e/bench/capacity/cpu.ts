import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second: the unit of processor time in /proc/PID/stat (`getconf CLK_TCK`). */
const PER_SECOND = 100;

/** The fields of /proc/PID/stat behind the name, which may contain spaces. Null if the process is gone. */
function statOf(pid: number | string): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return null;
  }
}

/** Processor seconds that these processes and their children have used, also children that ended. */
export function cpuSeconds(pids: readonly number[]): number {
  const children = readdirSync('/proc').filter(
    (entry) => /^\d+$/.test(entry) && pids.includes(Number(statOf(entry)?.[1])),
  );
  const ticks = [...pids, ...children].flatMap((pid) => statOf(pid)?.slice(11, 15) ?? []);
  return ticks.reduce((sum, each) => sum + Number(each), 0) / PER_SECOND;
}
