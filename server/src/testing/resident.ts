import { readFileSync, writeFileSync } from 'node:fs';

const KILOBYTE = 1024;

/** Memory of another process in bytes, as Linux counts it. */
function read(pid: number, line: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${line}:\\s+(\\d+) kB`).exec(status)?.[1]) * KILOBYTE;
}

/** Begins to watch a process's memory. @returns by how much it has risen at most, in bytes */
export function watchResident(pid: number): () => number {
  // Forgets the highest so far.
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const before = read(pid, 'VmRSS');
  return () => read(pid, 'VmHWM') - before;
}
