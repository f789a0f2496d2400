import { findProgram } from '@portal/testing/debian';
import { spawnSync } from 'node:child_process';

/**
 * Runs Prometheus' own checks.
 * @returns what it finds; empty if nothing
 * @throws Error that says what to install
 */
export function promtool(args: string[], input = ''): string {
  const file = findProgram('promtool', 'prometheus');
  const { status, stdout, stderr } = spawnSync(file, args, { input, encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}` || `promtool ended with ${status}`;
}

/** Reads the metrics of a server as Prometheus does. */
export async function scrape(port: number): Promise<string> {
  // A new connection each time: the server closes an idle one after a while, and a busy machine may take as long between scrapes.
  const headers = { connection: 'close' };
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers });
  return answer.text();
}

/** Names with labels of the series in an answer, without those of the process itself. */
export const seriesOf = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !/^(#|nodejs_|process_)/.test(line))
    .map((line) => line.replace(/ [^ ]+$/, ''));
