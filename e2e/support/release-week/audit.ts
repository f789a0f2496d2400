import { release } from '../release-command.ts';

/** A record of the audit, as the week compares it: without times, keys and the manager's name. */
interface AuditRecord {
  chain: string;
  actor: string;
  verb?: string;
  set?: string;
  canary?: { set: string; percent: number } | null;
  status?: string;
  name?: string;
  version?: string;
  results?: object;
}

/** The audit's records about production and versions, a line each, without those that the test itself wrote. */
export async function auditOf(dataDir: string): Promise<string[]> {
  const all = JSON.parse(await release(dataDir, ['audit', '--json'])) as AuditRecord[];
  return all
    .filter(
      ({ chain, actor }) => /^(production|statuses|checks\/.*)$/.test(chain) && actor !== 'kim',
    )
    .map(({ actor, verb, set, canary, status, name, version, results }) => {
      const who = actor === 'desk' ? 'desk' : 'manager';
      if (results) return `${who}: check set ${set}`;
      if (status) return `${who}: ${status} ${name}@${version}`;
      const more = canary ? `, set ${canary.set} for ${canary.percent} %` : '';
      return `${who}: ${verb} set ${set}${more}`;
    });
}
