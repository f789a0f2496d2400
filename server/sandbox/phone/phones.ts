import {
  filled,
  templates,
  variablesOf,
  type Template,
} from '../../src/modules/message/templates.ts';

/** What a tester lets happen to the messages to a number; `normal` is none of them. */
export const mishaps = {
  normal: '잘 도착합니다.',
  blocked: '채널을 차단했습니다. 문자로 도착합니다.',
  unknown: '없는 번호입니다. 아무것도 도착하지 않습니다.',
  slow: '답이 늦습니다. 포털은 답을 기다리지 않고 결과를 물어봅니다.',
  twice: '요청이 두 번 도착합니다. 두 번째는 거절됩니다.',
  lostAfter: '받은 뒤 답이 사라집니다.',
  lostBefore: '받기 전에 사라집니다. 포털이 다시 보냅니다.',
} as const;
export type Mishap = keyof typeof mishaps;
export const isMishap = (text: string): text is Mishap => Object.hasOwn(mishaps, text);

/** A request to send one message, as it arrives. */
export interface Request {
  templateCode: string;
  recipientNo: string;
  templateParameter: Readonly<Record<string, string>>;
  recipientGroupingKey: string;
  resend: { type: string; title: string; content: string } | null;
}

/** An accepted message. */
export interface Accepted {
  requestId: string;
  at: number;
  phone: string;
  key: string;
  template: Template;
  /** What the messenger shows. */
  text: string;
  buttons: { name: string; path: string }[];
  /** Where it arrived. */
  arrived: 'talk' | 'text' | 'nowhere';
  resend: Request['resend'];
}

export type Answer = { code: number; accepted: Accepted | null };

/** How long a key is refused. */
const KEY_MS = 10 * 60_000;
const byCode = new Map(Object.values<Template>(templates).map((each) => [each.code, each]));

/** What the provider of messages has in its books: the phones, and what arrived on them. */
export class Phones {
  readonly messages: Accepted[] = [];
  readonly #mishaps = new Map<string, Mishap>();
  readonly #keys = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  mishapOf(phone: string): Mishap {
    return this.#mishaps.get(phone) ?? 'normal';
  }

  setMishap(phone: string, mishap: Mishap): void {
    this.#mishaps.set(phone, mishap);
  }

  /** Takes a request in, unless its key is known or it does not fit its template. @returns the provider's result code */
  accept(key: string, request: Request): Answer {
    const { templateCode, templateParameter, recipientNo: phone, resend } = request;
    const at = this.#now();
    const template = byCode.get(templateCode);
    const refused = (code: number) => ({ code, accepted: null });
    if ((this.#keys.get(key) ?? -Infinity) > at - KEY_MS) return refused(-1005);
    this.#keys.set(key, at);
    if (!template) return refused(-3018);
    const given = Object.keys(templateParameter).sort();
    if (given.join() !== [...variablesOf(template)].sort().join()) return refused(4);
    const mishap = this.mishapOf(phone);
    const isLost = mishap === 'unknown' || (mishap === 'blocked' && !resend);
    const arrived = isLost ? 'nowhere' : mishap === 'blocked' ? 'text' : 'talk';
    const accepted: Accepted = {
      requestId: crypto.randomUUID(),
      at,
      phone,
      key: request.recipientGroupingKey,
      template,
      text: filled(template.text, templateParameter),
      buttons: template.buttons.map(({ name, path }) => ({
        name,
        path: filled(path, templateParameter),
      })),
      arrived,
      resend,
    };
    this.messages.push(accepted);
    return { code: 0, accepted };
  }

  /** The messages on a phone, oldest first. */
  on(phone: string): Accepted[] {
    return this.messages.filter((each) => each.phone === phone && each.arrived !== 'nowhere');
  }
}
