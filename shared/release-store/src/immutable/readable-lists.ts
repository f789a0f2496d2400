import { ReleaseError } from '../release-error.ts';

/** Reads lists of records. Leaves out those that cannot be read, because one must not hide the others. */
export class ReadableLists {
  readonly #skipped = new Map<string, string[]>();
  /** Why lists left some out, as they were last read. */
  get skipped(): string[] {
    return [...new Set([...this.#skipped.values()].flat())];
  }

  /** @param list its name, for `skipped` */
  read<K, T>(list: string, keys: readonly K[], read: (key: K) => T): T[] {
    const skipped: string[] = [];
    const found = keys.flatMap((key) => {
      try {
        return [read(key)];
      } catch (error) {
        if (!(error instanceof ReleaseError)) throw error;
        skipped.push(error.message);
        return [];
      }
    });
    this.#skipped.set(list, skipped);
    return found;
  }
}
