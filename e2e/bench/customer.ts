import { returnFromLogin, type AnswerOf, type Endpoint, type InputOf } from '@portal/contract';
import { DEMO_PASSWORD } from '@portal/testing/people';
import { setTimeout as sleep } from 'node:timers/promises';
import { ORIGIN } from './servers/targets.ts';

const STATE = 'state-of-this-bench';

/** A browser on a page of the portal, without the page: it keeps cookies and calls as the page does. */
export class Customer {
  readonly #cookies = new Map<string, string>();
  readonly #api: string;
  readonly #origin: string;
  readonly #fetch: typeof fetch;
  /** As the portal would say it: what is limited by address is not what is measured. */
  readonly #address = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

  /** @param api address that is called: an API, or a portal of which it is the origin too */
  constructor(api: string, { origin = ORIGIN, send = fetch } = {}) {
    this.#api = api;
    this.#origin = origin;
    this.#fetch = send;
  }

  get cookies(): { name: string; value: string }[] {
    return [...this.#cookies].map(([name, value]) => ({ name, value }));
  }

  /** One request. @throws where no answer came */
  async send(
    path: string,
    init: RequestInit = {},
  ): Promise<{ status: number; text: string; type: string }> {
    const cookie = this.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const headers = new Headers({
      'sec-fetch-site': 'same-origin',
      origin: this.#origin,
      'x-portal-client': 'bench',
      'x-forwarded-for': this.#address,
      ...(cookie && { cookie }),
    });
    const given = new Headers(init.headers);
    given.forEach((value, name) =>
      // Cookies of the request stand behind the browser's own.
      name === 'cookie' ? headers.append(name, value) : headers.set(name, value),
    );
    const answer = await this.#fetch(this.#api + path, { redirect: 'manual', ...init, headers });
    // What is told to a browser with other cookies says nothing about this one.
    if (!given.has('cookie')) for (const line of answer.headers.getSetCookie()) this.#keep(line);
    const type = answer.headers.get('content-type') ?? '';
    return { status: answer.status, text: await answer.text(), type };
  }

  #keep(line: string) {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', value = ''] = pair.split('=');
    const isOver = attributes.some((each) => /^\s*max-age=0$|expires=thu, 01 jan 1970/i.test(each));
    if (isOver) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }

  /**
   * Calls an endpoint of the contract. The input travels as the endpoint says: in path and query, as JSON, or as a form with
   * files. @throws if no answer comes
   */
  async call<E extends Endpoint>(
    entry: E,
    input: InputOf<E>,
  ): Promise<{ code: string; data: AnswerOf<E> }> {
    const { idempotencyKey, ...rest } = input as Record<string, unknown>;
    const path = entry.path.replace(/\{(\w+)\}/g, (_, name: string) => String(rest[name]));
    const keyed = entry.keyed ? { 'idempotency-key': String(idempotencyKey) } : {};
    const form = new FormData();
    if (entry.sends === 'multipart')
      for (const [name, value] of Object.entries(rest))
        for (const each of Array.isArray(value) ? value : [value])
          if (each instanceof Blob) form.append(name, each, 'photo.jpg');
          else form.append(name, String(each));
    const isForm = entry.sends === 'multipart';
    const isQuery = entry.method === 'GET' || entry.sends === 'query';
    const query = new URLSearchParams(rest as Record<string, string>);
    const { text } = await (isQuery
      ? this.send(`${path}?${query}`, { method: entry.method, headers: keyed })
      : this.send(path, {
          method: entry.method,
          headers: { ...keyed, ...(!isForm && { 'content-type': 'application/json' }) },
          body: isForm ? form : JSON.stringify(rest),
        }));
    const body = JSON.parse(text) as {
      status: { code: string };
      data?: unknown;
      resultData?: unknown;
    };
    return { code: String(body.status.code), data: (body.data ?? body.resultData) as AnswerOf<E> };
  }

  /** Repeats a call until it is answered, as a form does: with the same input and the same key. */
  async insist<E extends Endpoint>(
    entry: E,
    input: InputOf<E> & { idempotencyKey?: string },
  ): Promise<{ code: string; data: AnswerOf<E> }> {
    for (;;)
      try {
        const answer = await this.call(entry, input);
        if (answer.code !== 'ERR_UNAVAILABLE') return answer;
      } catch {
        // The API was killed. Nobody knows whether it received the call, so we send it again.
        await sleep(30);
      }
  }

  /** Logs in on the membership service's page and comes back with its ticket. */
  async logIn(membership: string, loginId: string): Promise<void> {
    this.#cookies.set('login-state', STATE);
    const back = await fetch(`${membership}/login`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({
        returnUrl: `${this.#origin}/login`,
        state: STATE,
        loginId,
        password: DEMO_PASSWORD,
      }),
    });
    const address = new URL(back.headers.get('location') ?? '');
    const ticket = address.searchParams.get('ticket') ?? '';
    const { code } = await this.call(returnFromLogin, { ticket, state: STATE });
    if (code !== '200') throw new Error(`${loginId} cannot log in: ${code}`);
  }
}
