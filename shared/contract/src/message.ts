import * as v from 'valibot';
import { memberEndpoint } from './endpoint.ts';
import { idxSchema, pageOf, pagingText } from './list.ts';
import { serviceKinds } from './service.ts';

/** The topics of messages to a member's phone; for each of them the member chooses a way. */
export const messageTopics = {
  service: '서비스 접수와 방문',
  payment: '결제와 환불',
  delivery: '배송과 설치',
  registration: '정품 등록',
  answer: '문의와 의견의 답변',
  showroom: '매장 방문 예약',
} as const;
export type MessageTopic = keyof typeof messageTopics;

/** The ways from which a member chooses for each topic, as the form names them. */
export const messageWays = {
  talkOrText: '카카오톡, 안 되면 문자',
  talk: '카카오톡만',
  none: '받지 않음',
} as const;
export type MessageWay = keyof typeof messageWays;
/** The way for members who have not chosen. */
export const DEFAULT_MESSAGE_WAY: MessageWay = 'talkOrText';

const way = v.picklist(Object.keys(messageWays) as MessageWay[], '받는 방법을 골라 주세요.');
const waysSchema = v.object({
  service: way,
  payment: way,
  delivery: way,
  registration: way,
  answer: way,
  showroom: way,
} satisfies Record<MessageTopic, typeof way>);
export type MessageWays = v.InferOutput<typeof waysSchema>;

/** What became of a message, in words for customers. */
export const messageStates = {
  due: '보내는 중',
  accepted: '보냄',
  talk: '카카오톡으로 받음',
  text: '문자로 받음',
  failed: '받지 못함',
  declined: '보내지 않음',
  unreachable: '보내지 못함',
  late: '보내지 못함',
} as const;
export type MessageState = keyof typeof messageStates;

export const listMessages = memberEndpoint({
  kind: 'messageList',
  path: '/api/message/getList',
  summary:
    'The messages to phones of the last ninety days about what is the member’s, the newest first.',
  input: v.object(pagingText),
  answer: pageOf(
    v.object({
      messageIdx: idxSchema,
      title: v.string(),
      /** As it was sent, with its line breaks. */
      text: v.string(),
      state: v.picklist(Object.keys(messageStates) as MessageState[]),
      /** When it was written, ISO 8601. */
      at: v.string(),
      /** The request that it is about; null for anything else. */
      order: v.nullable(v.object({ service: v.picklist(serviceKinds), ordNbr: idxSchema })),
      /** Path of the page that the message links to; null where it is about a request. */
      href: v.nullable(v.string()),
    }),
  ),
  envelope: 'result',
});

export const readMessageWays = memberEndpoint({
  kind: 'messageWays',
  path: '/api/message/getWays',
  summary: 'Where the member’s messages go, and how those of each topic are sent.',
  answer: v.object({
    /** The member’s mobile number, masked: `010-****-1001`; empty where there is none. */
    phone: v.string(),
    /** Whether this number gets no messages, because its owner refused them at the customer centre or with a link. */
    stopped: v.boolean(),
    ways: waysSchema,
  }),
});

export const saveMessageWays = memberEndpoint({
  kind: 'saveMessageWays',
  method: 'POST',
  path: '/api/message/saveWays',
  invalidates: ['messageWays'],
  summary: 'Chooses how messages of each topic are sent, from now on.',
  input: v.object({ ways: waysSchema }),
  answer: v.object({ saved: v.literal(true) }),
});

export const sendTestMessage = memberEndpoint({
  kind: 'sendTestMessage',
  method: 'POST',
  path: '/api/message/sendTest',
  invalidates: ['messageList'],
  summary: 'Sends a message to the member’s number, to see that it arrives.',
  answer: v.object({ sent: v.literal(true) }),
});
