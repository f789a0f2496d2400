import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const isThere = () => spawnSync('promtool', ['--version']).error === undefined;

/**
 * Runs Prometheus' own checks.
 * @returns what it finds; empty if nothing
 * @throws with what to install
 */
export function promtool(args: string[], input = ''): string {
  if (!isThere() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stderr.write('The tests need promtool: installing it (apt-get install prometheus)\n');
    const install = ['install', '-y', '--no-install-recommends', 'prometheus'];
    spawnSync('apt-get', install, { stdio: 'ignore' });
  }
  if (!isThere())
    throw new Error('The tests need promtool: apt-get install prometheus, or put it in PATH');
  const { status, stdout, stderr } = spawnSync('promtool', args, { input, encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}` || `promtool ended with ${status}`;
}

/** Reads the metrics of a server as Prometheus does. */
export async function scrape(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  return answer.text();
}

/** Names with labels of the series in an answer, without those of the process itself. */
export const seriesOf = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !/^(#|nodejs_|process_)/.test(line))
    .map((line) => line.replace(/ [^ ]+$/, ''));
