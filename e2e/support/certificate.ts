import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';

/** A certificate for localhost that nobody signed, as the two variables that configure TLS. */
export async function certificate(): Promise<{ TLS_CERT_FILE: string; TLS_KEY_FILE: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-tls-'));
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  const files = { TLS_CERT_FILE: join(folder, 'cert.pem'), TLS_KEY_FILE: join(folder, 'key.pem') };
  writeFileSync(files.TLS_CERT_FILE, cert);
  writeFileSync(files.TLS_KEY_FILE, key, { mode: 0o600 });
  return files;
}
