import type { Company, Config } from '@portal/config';
import iconv from 'iconv-lite';
import * as v from 'valibot';
import type { Clock } from '../../calendar/clock.ts';
import type { Found, Messages, Outgoing, Result } from './provider.ts';
import { filled } from './templates.ts';

/** Longest that the provider may take to answer. */
const PATIENCE_MS = 5_000;
/** Bytes in EUC-KR that a short text message holds; longer ones are sent as LMS. */
const SMS_BYTES = 90;
const KEY_IS_KNOWN = -1005;
const MINUTE_MS = 60_000;
/** A message is sent for a day at most. */
const LOOKED_BACK_MS = 25 * 60 * MINUTE_MS;

const header = v.object({ resultCode: v.number(), isSuccessful: v.boolean() });
const acceptedSchema = v.object({
  requestId: v.string(),
  sendResults: v.tuple([v.object({ recipientSeq: v.number(), resultCode: v.number() })]),
});
const listSchema = v.object({
  messages: v.array(v.object({ requestId: v.string(), recipientSeq: v.number() })),
});
const messageSchema = v.object({
  messageStatus: v.string(),
  resultCode: v.optional(v.nullable(v.string()), ''),
  resendStatus: v.string(),
});

/** `2026-11-21 12:05` in Seoul. */
const seoulMinute = (at: number) =>
  new Date(at + 9 * 60 * MINUTE_MS).toISOString().slice(0, 16).replace('T', ' ');

/** What becomes of a message whose messenger delivery failed, by the state of its text. */
const byText: Readonly<Record<string, 'text' | 'failed' | 'pending'>> = {
  RSC01: 'failed',
  RSC02: 'pending',
  RSC03: 'pending',
  RSC04: 'text',
  RSC05: 'failed',
};

/** Client of NHN Cloud's KakaoTalk Bizmessage API, v2.3, at MESSAGE_URL. @param request sends HTTP requests, as `fetch` does */
export function nhnCloud(
  config: Pick<
    Config,
    | 'MESSAGE_URL'
    | 'MESSAGE_APP_KEY'
    | 'MESSAGE_SECRET_KEY'
    | 'MESSAGE_SENDER_KEY'
    | 'PORTAL_ORIGIN'
  >,
  { centre, phones }: Pick<Company, 'centre' | 'phones'>,
  clock: Pick<Clock, 'running'>,
  { patience = PATIENCE_MS, request = fetch }: { patience?: number; request?: typeof fetch } = {},
): Messages {
  const base = `${config.MESSAGE_URL}/alimtalk/v2.3/appkeys/${encodeURIComponent(config.MESSAGE_APP_KEY)}/messages`;

  /** The header of an answer and the answer, or why there is none; it quotes no value. */
  async function ask(path: string, more: RequestInit = {}) {
    try {
      const answer = await request(base + path, {
        ...more,
        headers: {
          'content-type': 'application/json;charset=UTF-8',
          'x-secret-key': config.MESSAGE_SECRET_KEY,
          ...more.headers,
        },
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      if (!answer.ok) return `answered ${answer.status}`;
      const body = v.safeParse(v.looseObject({ header }), await answer.json());
      return body.success ? body.output : 'answered in another shape';
    } catch (error) {
      return (error as Error).name;
    }
  }

  /** The text that arrives where the messenger does not: the same words, with the addresses of the buttons. */
  function resendOf({ template, values, orText }: Outgoing) {
    if (!orText) return { isResend: false };
    const links = template.buttons.map(
      ({ name, path }) => `${name}: ${config.PORTAL_ORIGIN}${filled(path, values)}`,
    );
    const content = [`[${centre}] ${filled(template.text, values)}`, ...links].join('\n\n');
    return {
      isResend: true,
      resendType: iconv.encode(content, 'euc-kr').length > SMS_BYTES ? 'LMS' : 'SMS',
      resendTitle: template.title,
      resendContent: content,
      resendSendNo: phones.main.replace(/\D/g, ''),
    };
  }

  return {
    async send(message) {
      const { key, template, phone, values } = message;
      const answer = await ask('', {
        method: 'POST',
        headers: { 'x-nc-api-idempotency-key': key },
        body: JSON.stringify({
          senderKey: config.MESSAGE_SENDER_KEY,
          templateCode: template.code,
          recipientList: [
            {
              recipientNo: phone,
              templateParameter: values,
              resendParameter: resendOf(message),
              recipientGroupingKey: key,
            },
          ],
        }),
      });
      if (typeof answer === 'string') return { is: 'unsure', why: answer };
      if (answer.header.resultCode === KEY_IS_KNOWN) return { is: 'known' };
      if (!answer.header.isSuccessful)
        return { is: 'refused', why: String(answer.header.resultCode) };
      const accepted = v.safeParse(acceptedSchema, answer['message']);
      if (!accepted.success) return { is: 'unsure', why: 'answered in another shape' };
      const { requestId, sendResults } = accepted.output;
      const [{ recipientSeq, resultCode }] = sendResults;
      return resultCode === 0
        ? { is: 'accepted', ref: `${requestId}/${recipientSeq}` }
        : { is: 'failed' };
    },

    async find(key): Promise<Found> {
      const query = new URLSearchParams({
        recipientGroupingKey: key,
        startCreateDate: seoulMinute(clock.running() - LOOKED_BACK_MS),
        // The provider's clock may differ from ours.
        endCreateDate: seoulMinute(clock.running() + 10 * MINUTE_MS),
      });
      const answer = await ask(`?${query}`);
      if (typeof answer === 'string') return { is: 'unsure', why: answer };
      const list = v.safeParse(listSchema, answer['messageSearchResultResponse']);
      if (!answer.header.isSuccessful || !list.success)
        return { is: 'unsure', why: `answered ${answer.header.resultCode}` };
      const [found] = list.output.messages;
      return found
        ? { is: 'found', ref: `${found.requestId}/${found.recipientSeq}` }
        : { is: 'none' };
    },

    async result(ref): Promise<Result> {
      const answer = await ask(`/${ref}`);
      if (typeof answer === 'string') return { is: 'unsure', why: answer };
      const message = v.safeParse(messageSchema, answer['message']);
      if (!answer.header.isSuccessful || !message.success)
        return { is: 'unsure', why: `answered ${answer.header.resultCode}` };
      const { messageStatus, resultCode, resendStatus } = message.output;
      if (messageStatus === 'COMPLETED' && resultCode === 'MRC01') return { is: 'talk' };
      if (messageStatus === 'COMPLETED' || messageStatus === 'FAILED')
        return { is: byText[resendStatus] ?? 'pending' };
      return { is: messageStatus === 'CANCEL' ? 'failed' : 'pending' };
    },
  };
}
