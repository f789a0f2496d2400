import { freePort } from '@portal/config';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ORIGIN } from './targets.ts';

/** Environment of an API and a sandbox with a data folder and ports of their own, and the addresses they will answer at. */
export async function apiEnv(name: string) {
  const [apiPort, sandboxPort] = await Promise.all([freePort(), freePort()]);
  const dataDir = mkdtempSync(join(tmpdir(), `portal-${name}-`));
  return {
    dataDir,
    api: `http://127.0.0.1:${apiPort}`,
    membership: `http://127.0.0.1:${sandboxPort}/membership`,
    env: {
      ...process.env,
      LOG_LEVEL: 'fatal',
      PORTAL_ORIGIN: ORIGIN,
      DATA_DIR: dataDir,
      API_PORT: String(apiPort),
      SANDBOX_PORT: String(sandboxPort),
    },
  };
}
