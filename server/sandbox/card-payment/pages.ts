import type { FastifyReply } from 'fastify';
import { html, sendPage, type Html } from '../page.ts';
import { endings, netCancels, type Ending } from './endings.ts';
import type { Fields } from './answer.ts';
import type { Transaction } from './ledger.ts';
import { receiptMoods, type Receipts } from './receipts.ts';

const TITLE = '한결 결제 (시험용)';
const methods: Fields = {
  CARD: '신용카드',
  BANK: '계좌이체',
  VBANK: '가상계좌',
  CELLPHONE: '휴대폰',
};
const states: Record<Transaction['state'], string> = {
  authenticated: '인증됨, 승인 전',
  approved: '승인됨',
  waiting: '입금 대기',
  deposited: '입금됨',
  cancelled: '취소됨',
};
const won = (amount: string | number) => `${Number(amount).toLocaleString('ko-KR')}원`;

/** Says why a form cannot be paid. */
export const refusedPage = (reply: FastifyReply, problem: string, framedBy: string[]) =>
  sendPage(reply, {
    title: `결제할 수 없습니다 - ${TITLE}`,
    status: 400,
    formsTo: ["'none'"],
    ...(framedBy.length > 0 && { framedBy }),
    body: html`<h1>결제할 수 없습니다</h1>
      <p role="alert">${problem}</p>`,
  });

/** The provider's window: one button to pay, one to leave, and for testers everything else that can happen. */
export function windowPage(reply: FastifyReply, id: string, form: Fields, framedBy: string[]) {
  const { GoodsName = '', Amt = '', PayMethod = '', BuyerName = '' } = form;
  const button = (ending: Ending, label: string, quiet: boolean): Html =>
    html`<form method="post" action="/card-payment/done">
      <input type="hidden" name="id" value="${id}" />
      <input type="hidden" name="netCancel" value="works" />
      <button class="${quiet ? 'button quiet' : 'button'}" name="ending" value="${ending}">
        ${label}
      </button>
    </form>`;
  const others = (Object.keys(endings) as Ending[]).map(
    (ending) =>
      html`<label
        ><span
          ><input type="radio" name="ending" value="${ending}" required /> ${endings[ending]}</span
        ></label
      >`,
  );
  const choices = Object.entries(netCancels).map(
    ([value, label]) => html`<option value="${value}">${label}</option>`,
  );
  return sendPage(reply, {
    title: TITLE,
    formsTo: ["'self'", '*'],
    ...(framedBy.length > 0 && { framedBy }),
    body: html`<p class="second">${TITLE}</p>
      <h1>${won(Amt)}을 결제합니다</h1>
      <p>${GoodsName}<br />${methods[PayMethod] ?? ''}, ${BuyerName}</p>
      <div class="choices">
        ${[button('approve', '결제하기', false), button('cancel', '취소', true)]}
      </div>
      <details>
        <summary>시험: 다른 결과 고르기</summary>
        <form method="post" action="/card-payment/done">
          <input type="hidden" name="id" value="${id}" />
          ${others}
          <label
            >망 취소<select name="netCancel">
              ${choices}
            </select></label
          >
          <button class="button">이 결과로 끝내기</button>
        </form>
      </details>`,
  });
}

/** Brings the result back: to the merchant's page around the window, or as a form to the merchant's address. */
export function donePage(
  reply: FastifyReply,
  { form, fields, isClosed }: { form: Fields; fields: Fields | null; isClosed: boolean },
  { portalOrigin, bridgeOrigin }: { portalOrigin: string; bridgeOrigin: string },
) {
  if (fields === null)
    return sendPage(reply, {
      title: TITLE,
      formsTo: ["'none'"],
      framedBy: [bridgeOrigin],
      body: html`<h1>돌아가지 않습니다</h1>
        <p>시험: 고객이 창을 그대로 두거나 닫은 것과 같습니다.</p>`,
    });
  if (form['page'] === 'pc') {
    const message = JSON.stringify({ fields: isClosed ? null : fields }).replaceAll('<', '\\u003c');
    return sendPage(reply, {
      title: TITLE,
      formsTo: ["'none'"],
      framedBy: [bridgeOrigin],
      body: html`<h1>상점으로 돌아가고 있습니다</h1>`,
      script: `parent.postMessage(${message},${JSON.stringify(bridgeOrigin)})`,
    });
  }
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return sendPage(reply, {
    title: TITLE,
    formsTo: [portalOrigin],
    body: html`<h1>상점으로 돌아가고 있습니다</h1>
      <form method="post" action="${form['ReturnURL'] ?? ''}">
        ${inputs}
        <button class="button">상점으로 돌아가기</button>
      </form>`,
    script: 'document.forms[0].submit()',
  });
}

const receiptTypes: Fields = { '1': '소득공제용', '2': '지출증빙용' };

/** The cash receipts, and a choice of what happens to the next ones. */
function receiptPart({ all, mood }: Receipts): Html {
  const moods = Object.entries(receiptMoods).map(([value, label]) =>
    value === mood
      ? html`<option value="${value}" selected>${label}</option>`
      : html`<option value="${value}">${label}</option>`,
  );
  const rows = [...all.values()]
    .toReversed()
    .map(
      ({ moid, amount, type, number, receiptNo, state }) =>
        html`<p>
          ${receiptTypes[type] ?? ''} ${number}, ${won(amount)}, ${receiptNo},
          ${state === 'issued' ? '발급됨' : '취소됨'}<br />${moid}
        </p>`,
    );
  return html`<h1>현금영수증</h1>
    <form method="post" action="/card-payment/panel/receipts">
      <label
        >다음부터<select name="mood">
          ${moods}
        </select></label
      >
      <button class="button quiet">이렇게 하기</button>
    </form>
    ${rows}`;
}

/** What the provider has in its books, and the deposits that can be made. */
export function panelPage(reply: FastifyReply, transactions: Transaction[], receipts: Receipts) {
  const deposit = (tid: string, told: 'Y' | 'N', label: string): Html =>
    html`<form method="post" action="/card-payment/panel/deposit">
      <input type="hidden" name="tid" value="${tid}" />
      <button class="button quiet" name="told" value="${told}">${label}</button>
    </form>`;
  const rows = transactions.toReversed().map(
    ({ tid, moid, amount, method, state, account, ending }) =>
      html`<section>
        <h2>${won(amount)}, ${states[state]}</h2>
        <p>
          ${methods[method] ?? ''} ${method === 'VBANK' ? account : ''}<br />${moid}<br />${endings[ending]}
        </p>
        ${
          state === 'waiting'
            ? [deposit(tid, 'Y', '입금하기'), deposit(tid, 'N', '입금하고 알리지 않기')]
            : []
        }
      </section>`,
  );
  return sendPage(reply, {
    title: `거래 - ${TITLE}`,
    formsTo: ["'self'"],
    body: html`<p class="second">${TITLE}</p>
      <h1>거래</h1>
      ${rows.length > 0 ? rows : [html`<p>거래가 없습니다.</p>`]} ${receiptPart(receipts)}`,
  });
}
