import { randomUUID } from 'node:crypto';
import { returnFromLogin, type AnswerOf, type Endpoint, type InputOf } from '@portal/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { fromPortal, noon, type TestApi } from './api.ts';
import type { TestSandbox } from './sandbox.ts';

/** A multipart form: text as fields, bytes as a file. */
function formOf(values: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values))
    for (const each of [value].flat() as (string | Uint8Array)[])
      if (typeof each === 'string') form.append(name, each);
      else form.append(name, new Blob([Uint8Array.from(each)]), 'photo.jpg');
  return form;
}

const STATE = 'state-of-this-test';
/** The tests' portal is on http. */
const DEVICE = 'portal-device';

/** A customer's browser on a page of the portal: it keeps cookies and calls the API as the page does. */
export class Browser {
  readonly cookies = new Map<string, string>();
  /** The device's id, which its cookie holds. By default all browsers of the tests are the same device, so that no login is on a new one. */
  device = 'd'.repeat(43);
  app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.app = app;
  }

  /** Sends a call. A keyed one gets a new key unless the test gives it one. */
  async send<E extends Endpoint>(
    entry: E,
    input: InputOf<E>,
    { key = randomUUID(), headers = {} }: { key?: string; headers?: Record<string, string> } = {},
  ): Promise<LightMyRequestResponse> {
    const values = input as Record<string, string>;
    const path = entry.path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
    const inQuery = entry.method === 'GET' || entry.sends === 'query';
    const query = inQuery ? `?${new URLSearchParams(values)}` : '';
    const answer = await this.app.inject({
      method: entry.method,
      url: path + query,
      headers: {
        ...fromPortal,
        cookie: this.cookieHeader,
        ...(entry.keyed && { 'idempotency-key': key }),
        ...headers,
      },
      ...(!inQuery && { payload: entry.sends === 'multipart' ? formOf(values) : values }),
    });
    for (const { name, value, expires } of answer.cookies as {
      name: string;
      value: string;
      expires?: Date;
    }[])
      if (name === DEVICE) this.device = value;
      else if (expires && expires.getTime() === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    return answer;
  }

  /** Sends a call that has to succeed, and returns its answer. */
  async call<E extends Endpoint>(entry: E, input: InputOf<E>, options?: { key?: string }) {
    const answer = await this.send(entry, input, options);
    if (answer.statusCode !== 200) throw new Error(`${entry.kind}: ${answer.body}`);
    const body = answer.json<{ data?: AnswerOf<E>; resultData?: AnswerOf<E> }>();
    return (body.data ?? body.resultData) as AnswerOf<E>;
  }

  /** Sends a call, and returns status and code of its answer. */
  async refusal<E extends Endpoint>(
    entry: E,
    input: InputOf<E>,
    options?: { key?: string },
  ): Promise<[number, string]> {
    const answer = await this.send(entry, input, options);
    return [answer.statusCode, answer.json<{ status: { code: string } }>().status.code];
  }

  get cookieHeader(): string {
    const all = [...this.cookies, ...(this.device ? [[DEVICE, this.device]] : [])];
    return all.map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Logs in at the membership service, and returns to the portal with its ticket. */
  async signIn(sandbox: TestSandbox, loginId: string, headers: Record<string, string> = {}) {
    this.cookies.set('login-state', STATE);
    const back = await sandbox.logIn(loginId, STATE);
    const ticket = back.searchParams.get('ticket') ?? '';
    const state = back.searchParams.get('state') ?? '';
    return this.send(returnFromLogin, { ticket, state }, { headers });
  }
}

/** The browser of a member who has logged in, at an instant. */
export async function browserOf(api: TestApi, loginId: string, at = noon): Promise<Browser> {
  const own = new Browser(await api.at(at));
  await own.signIn(api.sandbox, loginId);
  return own;
}
