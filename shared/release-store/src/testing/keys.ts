import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A row of RELEASE_KEYS_FILE without its key. */
interface Holder {
  id: string;
  role: 'manager' | 'team';
  remotes?: string[];
  until?: string;
}

/** Makes a key for each of these people in a folder. Returns the configuration of each. */
export function keysOf(folder: string, holders: readonly Holder[]) {
  const file = join(folder, 'release-keys.json');
  const rows = holders.map((holder) => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
    writeFileSync(join(folder, `${holder.id}.pem`), pem);
    const der = publicKey.export({ type: 'spki', format: 'der' });
    return { ...holder, publicKey: der.toString('base64') };
  });
  const write = (list: readonly object[]) => writeFileSync(file, JSON.stringify(list));
  write(rows);
  return {
    /** The configuration of this person's process; without a person, of a reader. */
    of: (id?: string) => ({
      DATA_DIR: folder,
      RELEASE_KEYS_FILE: file,
      ...(id !== undefined && { RELEASE_SIGNING_KEY_FILE: join(folder, `${id}.pem`) }),
    }),
    /** Rewrites the key file with some rows changed; null removes a row. */
    change: (changes: Record<string, object | null>) =>
      write(
        rows.flatMap((row) => {
          const change = changes[row.id];
          return change === null ? [] : [{ ...row, ...change }];
        }),
      ),
  };
}
