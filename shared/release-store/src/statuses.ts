import type { StatusRecord } from './records.ts';

/** The statuses of all versions at one revision of their chain. */
export class Statuses {
  readonly revision: number;
  readonly #records: ReadonlyMap<string, StatusRecord>;

  constructor(records: Iterable<StatusRecord> = [], before: Statuses | null = null) {
    const all = new Map(before ? before.#records : []);
    let revision = before?.revision ?? 0;
    for (const record of records) {
      all.set(`${record.name}@${record.version}`, record);
      revision = record.revision;
    }
    this.#records = all;
    this.revision = revision;
  }

  /** The newest record of a version; null for one that was always available. */
  of(name: string, version: string): StatusRecord | null {
    return this.#records.get(`${name}@${version}`) ?? null;
  }

  isBlocked = (name: string, version: string) => this.of(name, version)?.status === 'blocked';
}
