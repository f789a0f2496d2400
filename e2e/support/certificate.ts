import { hash, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';

/**
 * A certificate that nobody signed, for localhost and these addresses: the two variables that configure TLS, and the hash of its
 * key.
 */
export async function certificate(addresses: string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-tls-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  const { cert, private: secret } = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          ...addresses.map((ip) => ({ type: 7, ip }) as const),
        ],
      },
    ],
  });
  const files = { TLS_CERT_FILE: join(folder, 'cert.pem'), TLS_KEY_FILE: join(folder, 'key.pem') };
  writeFileSync(files.TLS_CERT_FILE, cert);
  writeFileSync(files.TLS_KEY_FILE, secret, { mode: 0o600 });
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { files, keyHash: hash('sha256', key, 'base64') };
}
