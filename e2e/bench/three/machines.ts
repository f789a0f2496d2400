import { execFileSync } from 'node:child_process';

/** The private network of the example in docs/run.md, and of the configurations in docs/proxy. */
export const NET = '10.28.0';
const BRIDGE = 'three';
/** Where this process is on that network: with the database, the providers, and the customers behind it. */
export const DATABASE = `${NET}.41`;
export const PROVIDERS = `${NET}.51`;
export const customerAddress = (i: number): string => `${NET}.${100 + i}`;

const ip = (line: string) => execFileSync('ip', line.split(' '), { stdio: 'pipe' });
const names = (kind: string) =>
  (JSON.parse(ip(`-json ${kind}`).toString() || '[]') as { name?: string; ifname?: string }[]).map(
    ({ name, ifname }) => name ?? ifname ?? '',
  );

/**
 * Makes the network: a bridge on which this process has its addresses. What a run that was killed has left is removed first.
 * @throws Error with what to do, where this user may not
 */
export function openNetwork(customers: number): void {
  if (process.getuid?.() !== 0)
    throw new Error('it makes network namespaces and listens on port 443: run it as root');
  closeNetwork();
  ip(`link add ${BRIDGE} type bridge`);
  ip(`link set ${BRIDGE} up`);
  const own = Array.from({ length: customers }, (_, i) => customerAddress(i));
  for (const address of [DATABASE, PROVIDERS, ...own])
    ip(`address add ${address}/24 dev ${BRIDGE}`);
}

/** Adds a machine: a network namespace with a loopback and addresses of its own. @returns the command that runs another on it */
export function addMachine(name: string, addresses: string[]): string[] {
  const full = `${BRIDGE}-${name}`;
  ip(`netns add ${full}`);
  // Linux allows fifteen letters in the name of a network interface.
  ip(`link add ${full} type veth peer name eth0 netns ${full}`);
  ip(`link set ${full} master ${BRIDGE} up`);
  for (const address of addresses) ip(`-n ${full} address add ${address}/24 dev eth0`);
  ip(`-n ${full} link set eth0 up`);
  ip(`-n ${full} link set lo up`);
  return ['ip', 'netns', 'exec', full];
}

/** Removes the machines and the bridge. Their processes have ended. */
export function closeNetwork(): void {
  for (const name of names('netns list'))
    if (name.startsWith(`${BRIDGE}-`)) ip(`netns delete ${name}`);
  if (names('link show').includes(BRIDGE)) ip(`link delete ${BRIDGE}`);
}
