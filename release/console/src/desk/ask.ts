import type { Answers, Channel } from './answers.ts';

/** Why the desk refused something, by the kinds of release/src/desk/refusals.ts; `offline` if it did not answer. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly kind: string;
  constructor(kind: string, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Converts whatever was thrown to a refusal. */
export const refusalOf = (thrown: unknown): Refusal =>
  thrown instanceof Refusal ? thrown : new Refusal('fault', String(thrown));

interface Refused {
  error?: { kind: string; message: string };
}

/** Sends a request to the desk. @throws Refusal */
export async function send<T>(path: string, init: RequestInit = {}): Promise<T> {
  const headers: Record<string, string> = { 'x-desk-client': 'console' };
  if (init.body) headers['content-type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, { ...init, headers });
  } catch (error) {
    // The caller aborted it.
    if (init.signal?.aborted) throw error;
    throw new Refusal('offline', 'the desk does not answer');
  }
  if (response.status === 204) return undefined as T;
  const answer = (await response.json().catch(() => ({}))) as T & Refused;
  if (!response.ok && answer.error) throw new Refusal(answer.error.kind, answer.error.message);
  // A failed check answers 422 with its findings, which are no refusal.
  if (!response.ok && response.status !== 422) throw new Refusal('fault', `${response.status}`);
  return answer;
}

/** A verb's arguments and options. */
export type Query = Record<string, string | readonly string[] | undefined>;

const given = (query: Query) =>
  Object.entries(query).filter(
    (entry): entry is [string, string | readonly string[]] => entry[1] !== undefined,
  );

/** Addresses of the desk that are not verbs of the release command. */
const addresses: Partial<Record<keyof Answers, (query: Query) => string>> = {
  'check-jobs': () => 'check-jobs',
  'check-log': ({ set }) => `check-jobs/${String(set)}/log`,
};

/** The address of a read-only verb. */
export function addressOf(verb: keyof Answers, query: Query): string {
  const own = addresses[verb]?.(query);
  if (own !== undefined) return own;
  const parameters = given(query).flatMap(([name, value]) =>
    [value].flat().map((text) => [name, text] as [string, string]),
  );
  return `verbs/${verb}?${new URLSearchParams(parameters)}`;
}

/** Runs a verb that changes something. @throws Refusal */
export const change = (verb: string, query: Query): Promise<unknown> =>
  send(`verbs/${verb}`, { method: 'POST', body: JSON.stringify(Object.fromEntries(given(query))) });

/** Asks the desk to check a set against what a channel serves. @throws Refusal */
export const startChecks = (set: string, channel: Channel): Promise<unknown> =>
  send('check-jobs', { method: 'POST', body: JSON.stringify({ set, channel }) });

/** Ends the checks of a set. @throws Refusal */
export const cancelChecks = (set: string) => send(`check-jobs/${set}`, { method: 'DELETE' });
