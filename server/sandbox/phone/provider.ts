import { setTimeout as sleep } from 'node:timers/promises';
import { clockInSeoul } from '@portal/format';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Accepted, Phones } from './phones.ts';

const short = v.pipe(v.string(), v.maxLength(100));
const sendSchema = v.object({
  senderKey: short,
  templateCode: v.pipe(v.string(), v.maxLength(20)),
  recipientList: v.tuple([
    v.object({
      recipientNo: v.pipe(v.string(), v.regex(/^\d{10,15}$/)),
      templateParameter: v.record(v.string(), v.string()),
      recipientGroupingKey: short,
      resendParameter: v.optional(
        v.variant('isResend', [
          v.object({ isResend: v.literal(false) }),
          v.object({
            isResend: v.literal(true),
            resendType: v.picklist(['SMS', 'LMS']),
            resendTitle: v.pipe(v.string(), v.maxLength(40)),
            resendContent: v.pipe(v.string(), v.maxLength(2000)),
            resendSendNo: v.pipe(v.string(), v.regex(/^\d{8,13}$/)),
          }),
        ]),
      ),
    }),
  ]),
});
const minute = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d$/));
const listSchema = v.object({
  recipientGroupingKey: short,
  startCreateDate: minute,
  endCreateDate: minute,
});

/** An instant as of a minute in Seoul, `2026-11-21 12:05`. */
const instantOf = (text: string) => Date.parse(`${text.replace(' ', 'T')}:00+09:00`);

/** An instant in Seoul to the second, `2026-11-21 12:05:09`. */
const secondOf = (at: number) => {
  const { day, time } = clockInSeoul(new Date(at));
  return `${day} ${time}:${String(new Date(at).getUTCSeconds()).padStart(2, '0')}`;
};

const header = (resultCode: number, isSuccessful = resultCode === 0) => ({
  header: { resultCode, resultMessage: isSuccessful ? 'SUCCESS' : 'FAILURE', isSuccessful },
});
const entryOf = ({ requestId, at, key, arrived, phone, template, resend }: Accepted) => ({
  requestId,
  requestDate: secondOf(at),
  recipientSeq: 1,
  recipientNo: phone,
  templateCode: template.code,
  recipientGroupingKey: key,
  messageStatus: arrived === 'talk' ? 'COMPLETED' : 'FAILED',
  resultCode: arrived === 'talk' ? 'MRC01' : 'MRC02',
  resendStatus:
    arrived === 'text' ? 'RSC04' : arrived === 'talk' || resend === null ? 'RSC01' : 'RSC05',
});

/**
 * Sandbox of NHN Cloud's KakaoTalk Bizmessage, v2.3: the calls that send a message, list messages and tell its result.
 * Registered under /messages.
 * @param slowMs how late a slow answer is
 */
export async function messages(
  app: FastifyInstance,
  {
    phones,
    appKey,
    secretKey,
    senderKey,
    slowMs = 8_000,
  }: {
    phones: Phones;
    appKey: string;
    secretKey: string;
    senderKey: string;
    slowMs?: number | undefined;
  },
): Promise<void> {
  const base = `/alimtalk/v2.3/appkeys/:appKey/messages`;
  /** The code of a request with wrong keys; null where they are right. */
  const refusal = ({ params, headers }: FastifyRequest) => {
    if ((params as { appKey: string }).appKey !== appKey) return -1000;
    return headers['x-secret-key'] === secretKey ? null : -1001;
  };
  const cut = (reply: FastifyReply) => {
    reply.hijack();
    reply.raw.destroy();
  };

  app.post(base, async (request, reply) => {
    const wrong = refusal(request);
    if (wrong !== null) return header(wrong);
    const input = v.safeParse(sendSchema, request.body);
    const key = request.headers['x-nc-api-idempotency-key'];
    if (!input.success || typeof key !== 'string') return header(4);
    if (input.output.senderKey !== senderKey) return header(-2017);
    const [{ recipientNo, templateParameter, recipientGroupingKey, resendParameter }] =
      input.output.recipientList;
    const mishap = phones.mishapOf(recipientNo);
    // Lost once: the next one arrives.
    if (mishap === 'lostBefore') {
      phones.setMishap(recipientNo, 'normal');
      return cut(reply);
    }
    const asked = {
      templateCode: input.output.templateCode,
      recipientNo,
      templateParameter,
      recipientGroupingKey,
      resend: resendParameter?.isResend
        ? {
            type: resendParameter.resendType,
            title: resendParameter.resendTitle,
            content: resendParameter.resendContent,
          }
        : null,
    };
    const first = phones.accept(key, asked);
    if (mishap === 'lostAfter') return cut(reply);
    if (mishap === 'slow') await sleep(slowMs, undefined, { ref: false });
    const { code, accepted } = mishap === 'twice' ? phones.accept(key, asked) : first;
    if (!accepted) return header(code);
    const { resultCode, resultMessage } = header(0).header;
    const own = { recipientSeq: 1, recipientNo, resultCode, resultMessage, recipientGroupingKey };
    return { ...header(0), message: { requestId: accepted.requestId, sendResults: [own] } };
  });

  app.get(base, (request) => {
    const wrong = refusal(request);
    if (wrong !== null) return header(wrong);
    const input = v.safeParse(listSchema, request.query);
    if (!input.success) return header(4);
    const { recipientGroupingKey, startCreateDate, endCreateDate } = input.output;
    const found = phones.messages.filter(
      ({ key, at }) =>
        key === recipientGroupingKey &&
        at >= instantOf(startCreateDate) &&
        at <= instantOf(endCreateDate),
    );
    const list = { messages: found.map(entryOf), totalCount: found.length };
    return { ...header(0), messageSearchResultResponse: list };
  });

  app.get(`${base}/:requestId/:recipientSeq`, (request) => {
    const wrong = refusal(request);
    if (wrong !== null) return header(wrong);
    const { requestId } = request.params as { requestId: string };
    const found = phones.messages.find((each) => each.requestId === requestId);
    return found ? { ...header(0), message: entryOf(found) } : header(-9998);
  });
}
