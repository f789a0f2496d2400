import * as v from 'valibot';
import { Chain, type Link } from '../chain.ts';
import type { RecordFiles } from '../record-files.ts';
import { change, link } from '../records.ts';

/** What a token may be used for. The token itself is not kept: whoever reads the store cannot use it. */
const tokenScope = v.object({
  /** SHA-256 of the token. It is 256 random bits, so a slow hash would add nothing. */
  hash: v.string(),
  /** The remotes that its verbs may be used on. */
  parts: v.array(v.string()),
  verbs: v.array(v.string()),
  until: v.pipe(v.string(), v.isoTimestamp()),
});

/** A decision about the desk itself, which no channel has a record of. */
export const deskRecord = v.object({
  ...link,
  verb: v.string(),
  /** The token or account that it is about. */
  subject: v.string(),
  /** The token's scope, also where it is revoked. */
  token: v.optional(v.nullable(tokenScope), null),
  ...change,
});
export type DeskRecord = v.InferOutput<typeof deskRecord>;

export type TokenRecord = DeskRecord & { token: NonNullable<DeskRecord['token']> };

/** The chain of decisions about the desk itself. */
export class DeskRecords {
  readonly chain: Chain<DeskRecord>;
  /** By the token's name. */
  readonly #newest = new Map<string, TokenRecord>();
  #revision = 0;

  constructor(files: RecordFiles) {
    this.chain = new Chain(files, 'desk', (value) => v.parse(deskRecord, value));
  }

  /** The newest record about each token. Looks at the disk once. */
  tokens(): TokenRecord[] {
    if ((this.chain.newest()?.record.revision ?? 0) > this.#revision)
      for (const record of this.chain.from(this.#revision + 1)) {
        const { token, subject } = record;
        if (token) this.#newest.set(subject, { ...record, token });
        this.#revision = record.revision;
      }
    return [...this.#newest.values()];
  }

  /**
   * Adds a record after whichever is the newest.
   * @param check throws if the record must not be added to those that are there now
   */
  async add(
    content: Omit<DeskRecord, keyof Link>,
    check: () => void = () => {},
  ): Promise<DeskRecord> {
    for (;;) {
      check();
      const expected = this.chain.newest()?.record.revision ?? 0;
      const written = await this.chain.append(expected, content);
      if (written) return written.record;
    }
  }
}
