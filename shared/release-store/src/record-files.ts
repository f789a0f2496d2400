import * as v from 'valibot';
import type { Medium } from './folder.ts';
import { encode, sha384, type Hashed } from './hashed.ts';
import { ReleaseError } from './release-error.ts';
import type { Seal } from './signing/seal.ts';

export type RecordSchema<T> = v.GenericSchema<unknown, T>;

/** Reads and creates a medium's records: JSON with its hash and signature. */
export class RecordFiles {
  readonly medium: Medium;
  /** Null for an unsigned store, which only tests use. */
  readonly seal: Seal | null;

  constructor(medium: Medium, seal: Seal | null) {
    this.medium = medium;
    this.seal = seal;
  }

  /**
   * @param expected hash of its bytes
   * @throws ReleaseError 'check' if it is missing, altered, unreadable, or not signed by an authorized key
   */
  read<T>(path: string, schema: RecordSchema<T>, expected?: string): Hashed<T> {
    const bytes = this.medium.read(path);
    if (!bytes) throw new ReleaseError('check', `${path} is missing`);
    const hash = sha384(bytes);
    if (expected !== undefined && hash !== expected)
      throw new ReleaseError('check', `${path} was altered`);
    try {
      const signedBy = this.seal?.check(path, bytes) ?? null;
      const record = v.parse(schema, JSON.parse(bytes.toString('utf8')));
      return { record, sha384: hash, signedBy };
    } catch (error) {
      if (error instanceof ReleaseError) throw error;
      throw new ReleaseError(
        'check',
        `${path} cannot be read: move it out of the store, and run release audit verify`,
      );
    }
  }

  /** Resolves to null if `path` exists. @throws ReleaseError 'not-allowed' if this process may not sign it */
  async create<T extends object>(path: string, record: T): Promise<Hashed<T> | null> {
    const text = this.seal?.sign(path, record) ?? encode(record);
    if (!(await this.medium.create(path, text))) return null;
    const signedBy = this.seal?.checkSigner(path).key.id ?? null;
    return { record, sha384: sha384(text), signedBy };
  }
}
