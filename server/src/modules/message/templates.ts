/** A message as it is registered at the provider. `#{name}` is a variable. */
export interface Template {
  /** At most 20 characters. */
  code: string;
  /** Title of a long text message. */
  title: string;
  text: string;
  /** Each opens an address at PORTAL_ORIGIN. */
  buttons: readonly { name: string; path: string }[];
}

const CALL = '궁금하신 점은 고객센터 #{centrePhone}번으로 전화해 주세요.';
const orderButton = {
  name: '접수 내역 보기',
  path: '/service/service_order_detail?service=#{kind}&id=#{orderNumber}',
} as const;
const paymentButton = {
  name: '결제 내역 보기',
  path: '/payment/pay_result?moid=#{payment}',
} as const;

/**
 * Every message that the portal sends, by what happened. All of them inform about something that the customer asked for; one
 * that advertises may not be added here (docs/domain.md, Law). A changed text has to be registered under a new code.
 */
export const templates = {
  received: {
    code: 'ORDER_RECEIVED_1',
    title: '서비스 접수',
    text: `#{name}님, #{service} 접수를 마쳤습니다.

접수 번호: #{orderNumber}
제품: #{product}
날짜: #{days}

날짜를 바꾸거나 취소하시려면 고객센터 #{centrePhone}번으로 전화해 주세요.`,
    buttons: [orderButton],
  },
  moved: {
    code: 'ORDER_MOVED_1',
    title: '방문일 변경',
    text: `#{name}님, #{service} 날짜가 바뀌었습니다.

바뀐 날짜: #{days}
전 날짜: #{before}
접수 번호: #{orderNumber}
제품: #{product}

바뀐 날짜가 맞지 않으시면 고객센터 #{centrePhone}번으로 전화해 주세요.`,
    buttons: [orderButton],
  },
  cancelled: {
    code: 'ORDER_CANCELLED_1',
    title: '접수 취소',
    text: `#{name}님, #{service} 접수가 취소되었습니다.

접수 번호: #{orderNumber}
제품: #{product}
까닭: #{reason}

결제하신 금액이 있으면 돌려 드립니다. 가상계좌로 입금하셨으면 돌려받으실 계좌를 고객센터 #{centrePhone}번으로 알려 주세요.`,
    buttons: [orderButton],
  },
  account: {
    code: 'PAY_ACCOUNT_1',
    title: '입금하실 계좌',
    text: `입금하실 계좌를 알려 드립니다.

은행: #{bank}
계좌 번호: #{accountNumber}
예금주: #{holder}
금액: #{amount}
기한: #{until}까지
내용: #{goods}

기한이 지나면 계좌가 닫힙니다. 그 뒤에는 입금하지 마세요. ${CALL}`,
    buttons: [paymentButton],
  },
  paid: {
    code: 'PAY_DONE_1',
    title: '결제 완료',
    text: `결제가 끝났습니다.

내용: #{goods}
금액: #{amount}
결제 수단: #{way}

${CALL}`,
    buttons: [paymentButton],
  },
  refunded: {
    code: 'PAY_REFUNDED_1',
    title: '환불 완료',
    text: `결제하신 금액을 돌려 드렸습니다.

내용: #{goods}
금액: #{amount}
결제 수단: #{way}

카드로 결제하셨으면 카드사에 며칠 뒤에 나타날 수 있습니다. ${CALL}`,
    buttons: [paymentButton],
  },
} as const satisfies Record<string, Template>;

/** What happened. */
export type Event = keyof typeof templates;

/** The variables that every message gets when it is sent. */
export interface Common {
  centrePhone: string;
}

type VariablesIn<T extends string> = T extends `${string}#{${infer Name}}${infer Rest}`
  ? Name | VariablesIn<Rest>
  : never;
type Words<T extends Template> = T['text'] | T['buttons'][number]['path'];

/** What an event has to give its template: exactly its variables. */
export type ValuesOf<E extends Event> = Readonly<
  Record<Exclude<VariablesIn<Words<(typeof templates)[E]>>, keyof Common>, string>
>;

const VARIABLE = /#\{(\w+)\}/g;

/** The names of a template's variables. */
export const variablesOf = ({ text, buttons }: Template): Set<string> =>
  new Set(
    [text, ...buttons.map(({ path }) => path)].flatMap((each) =>
      [...each.matchAll(VARIABLE)].map(([, name = '']) => name),
    ),
  );

/** Text with its variables replaced. @param values those that are missing become empty */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(VARIABLE, (_, name: string) => values[name] ?? '');
