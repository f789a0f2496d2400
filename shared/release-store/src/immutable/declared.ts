import { sha384 } from '../hashed.ts';
import type { VersionRecord } from '../records.ts';

/** Which of these files is not what the record declares, in a few words; null if all are. */
export function undeclaredIn(
  record: VersionRecord,
  files: Map<string, Uint8Array>,
  server: Uint8Array | null,
): string | null {
  const other = Object.entries(record.files).find(([name, declared]) => {
    const bytes = files.get(name);
    return !bytes || sha384(bytes) !== declared.sha384;
  });
  if (other) return `${other[0]} is not what version.json declares`;
  return (server ? sha384(server) : null) === (record.server?.sha384 ?? null)
    ? null
    : "the server's code is not what is declared";
}
