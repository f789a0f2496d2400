import { readFileSync, writeFileSync } from 'node:fs';

const KILOBYTE = 1024;

/** Memory of another process in bytes, from /proc. */
function read(pid: number, line: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${line}:\\s+(\\d+) kB`).exec(status)?.[1]) * KILOBYTE;
}

/** Starts to watch a process's memory. @returns a function that tells its highest rise so far, in bytes */
export function watchResident(pid: number): () => number {
  // Resets the peak.
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const before = read(pid, 'VmRSS');
  return () => read(pid, 'VmHWM') - before;
}
