import * as v from 'valibot';
import { Chain, type Link } from '../chain.ts';
import type { RecordFiles } from '../record-files.ts';
import { change, link } from '../records.ts';

/** What a token may be used for. Only the token's hash is kept, so that the store's readers cannot use it. */
const tokenScope = v.object({
  /** SHA-256 of the token. It is 256 random bits, so a slow hash would add nothing. */
  hash: v.string(),
  /** The remotes that its verbs may be used on. */
  parts: v.array(v.string()),
  verbs: v.array(v.string()),
  until: v.pipe(v.string(), v.isoTimestamp()),
});

/** A record about the desk itself: tokens, second factors and alerts. */
export const deskRecord = v.object({
  ...link,
  verb: v.string(),
  /** The token, account or alert that it is about. */
  subject: v.string(),
  /** The token's scope, also in the record that revokes it. */
  token: v.optional(v.nullable(tokenScope), null),
  ...change,
});
export type DeskRecord = v.InferOutput<typeof deskRecord>;

export type TokenRecord = DeskRecord & { token: NonNullable<DeskRecord['token']> };

/** The chain of decisions about the desk itself. */
export class DeskRecords {
  readonly chain: Chain<DeskRecord>;
  readonly #records: DeskRecord[] = [];

  constructor(files: RecordFiles) {
    this.chain = new Chain(files, 'desk', deskRecord);
  }

  /** Every record, oldest first. Looks at the disk once. */
  records(): readonly DeskRecord[] {
    if ((this.chain.newest()?.record.revision ?? 0) > this.#records.length)
      this.#records.push(...this.chain.from(this.#records.length + 1));
    return this.#records;
  }

  /** The newest record about each token. */
  tokens(): TokenRecord[] {
    const newest = new Map<string, TokenRecord>();
    for (const record of this.records())
      if (record.token) newest.set(record.subject, { ...record, token: record.token });
    return [...newest.values()];
  }

  /**
   * Adds a record after whichever is the newest.
   * @param check throws if the record must not be added to those that are there now
   */
  async add(content: Omit<DeskRecord, keyof Link>, check: () => void = () => {}) {
    for (;;) {
      check();
      const expected = this.chain.newest()?.record.revision ?? 0;
      const written = await this.chain.append(expected, content);
      if (written) return written.record;
    }
  }
}
