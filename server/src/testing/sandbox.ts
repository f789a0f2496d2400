import { readConfig } from '@portal/config';
import type { LogSink } from '@portal/metrics';
import { DEMO_PASSWORD } from '@portal/testing/people';
import { buildSandbox } from '../../sandbox/app.ts';

/** The providers' clock; a test may change it. */
export interface SandboxTime {
  now: number;
}

/** Starts the providers' sandboxes on a free port. */
export async function startSandbox(logTo?: LogSink) {
  const time: SandboxTime = { now: Date.parse('2026-11-21T03:00:00Z') };
  const config = readConfig({ LOG_LEVEL: logTo ? 'info' : 'silent' });
  const { app, accounts, products, points, changes, ledger, phones } = await buildSandbox({
    config,
    now: () => time.now,
    slowMs: 5_000,
    ...(logTo && { logTo }),
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });

  /** Logs in on the service's page. @returns the address that the customer is redirected to */
  async function logIn(loginId: string, state: string, password = DEMO_PASSWORD): Promise<URL> {
    const form = { returnUrl: `${config.PORTAL_ORIGIN}/login`, state, loginId, password };
    const answer = await app.inject({
      method: 'POST',
      url: '/membership/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });
    return new URL(String(answer.headers.location));
  }

  return { app, accounts, products, points, changes, ledger, phones, time, url, logIn };
}

export type TestSandbox = Awaited<ReturnType<typeof startSandbox>>;
