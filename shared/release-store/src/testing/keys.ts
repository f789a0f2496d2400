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

/** Makes a key for each of these people in a folder. Returns what the configuration of each says. */
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
    /** What a process of this person is configured with; without one, of a reader. */
    of: (id?: string) => ({
      DATA_DIR: folder,
      RELEASE_KEYS_FILE: file,
      ...(id !== undefined && { RELEASE_SIGNING_KEY_FILE: join(folder, `${id}.pem`) }),
    }),
    /** Writes the file again, with changes of some rows; null takes one out. */
    change: (changes: Record<string, object | null>) =>
      write(
        rows.flatMap((row) => {
          const change = changes[row.id];
          return change === null ? [] : [{ ...row, ...change }];
        }),
      ),
  };
}
