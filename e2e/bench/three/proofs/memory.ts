import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Machine } from '../topology.ts';
import { none, row, told, under, type Proof, type Row } from './proof.ts';

const EVERY_MS = 2_000;
/** Share of the time, at most five minutes, in which caches fill and code is compiled. */
const WARM_UP = 1 / 6;
const WARM_UP_MS = 5 * 60_000;
/**
 * The rest of the time is cut into this many periods, a minute each in half an hour, whose means are compared: single readings
 * rise and fall between two garbage collections.
 */
const PERIODS = 25;
const MOST = 0.05;

const MB = 1024;
const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended.
    return '';
  }
};

interface Process {
  name: string;
  pid: number;
}

/** A server's process and those that it started, such as a portal's renderer. */
function processesOf({ name, child }: Pick<Machine, 'name' | 'child'>): Process[] {
  const pid = child.pid ?? 0;
  const others = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  const scriptOf = (other: number) =>
    read(`/proc/${other}/cmdline`)
      .split('\0')
      .find((word) => word.endsWith('.ts'));
  return [
    { name, pid },
    ...others.map((other) => ({
      name: `${name} ${basename(scriptOf(other) ?? 'another', '.ts')}`,
      pid: other,
    })),
  ];
}

interface Sample {
  at: number;
  kb: number;
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** A row about one process: how far the mean of each period is from the mean of all. */
function rowOf(name: string, samples: readonly Sample[], from: number, until: number): Row {
  const periods = Array.from({ length: PERIODS }, (_, i) => {
    const [start, end] = [i, i + 1].map((n) => from + ((until - from) * n) / PERIODS);
    return samples.filter(({ at }) => at >= (start ?? 0) && at < (end ?? 0)).map(({ kb }) => kb);
  });
  const means = periods.filter((kb) => kb.length > 0).map(mean);
  const all = mean(means);
  const away = (kb: number) => `${((kb / all - 1) * 100).toFixed(1)} %`;
  const [least, most] = [Math.min(...means), Math.max(...means)];
  const highest = Math.max(...samples.map(({ kb }) => kb));
  return row(
    `memory of ${name}`,
    `${Math.round(all / MB)} MB, ${away(least)} to +${away(most)}, never above ${Math.round(highest / MB)} MB`,
    `± ${MOST * 100} %`,
    means.length > 0 && most <= all * (1 + MOST) && least >= all * (1 - MOST),
  );
}

/** Lets the customers live for half an hour, or as long as was asked for, and reads how much memory each process has. */
export async function memory(proof: Proof): Promise<Row[]> {
  const samples = new Map<string, Sample[]>();
  const ms = proof.minutes * 60_000;
  const begun = performance.now();
  const from = begun + Math.min(ms * WARM_UP, WARM_UP_MS);
  const until = begun + ms;
  const { failed, rows } = await under(proof, async () => {
    while (performance.now() < until) {
      for (const { name, pid } of proof.three.machines.flatMap(processesOf)) {
        const kb = Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
        const own = samples.get(name) ?? [];
        if (kb > 0) samples.set(name, [...own, { at: performance.now(), kb }]);
      }
      await sleep(EVERY_MS);
    }
  });
  return [
    ...rows,
    none('failed requests', failed.map(told)),
    ...[...samples].map(([name, own]) => rowOf(name, own, from, until)),
  ];
}
