import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import iconv from 'iconv-lite';
import { isEnding, isNetCancel } from './endings.ts';
import type { Answer, Fields } from './answer.ts';
import type { Ledger } from './ledger.ts';
import { donePage, panelPage, refusedPage, windowPage } from './pages.ts';
import { isReceiptMood } from './receipts.ts';
import { pgwebScript } from './script.ts';

/** When the approvals are made that come too late: the portal's server has given up by then. */
const LATE_MS = 40_000;
/** How long a call that is not answered is kept open. */
const HANG_MS = 120_000;

/** A form's fields, from bytes of a charset. */
function readForm(body: Buffer, charset: string): Fields {
  const decode = (text: string) => {
    const bytes = text
      .replaceAll('+', ' ')
      .replace(/%([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
    return iconv.decode(Buffer.from(bytes, 'latin1'), charset);
  };
  const pairs = body
    .toString('latin1')
    .split('&')
    .map((pair) => pair.split('='));
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [decode(name), decode(value)]));
}

/** The card provider: its script, its window and page, its calls, and a tester's panel. */
export async function cardPayment(
  app: FastifyInstance,
  {
    ledger,
    portalOrigin,
    bridgeOrigin,
  }: { ledger: Ledger; portalOrigin: string; bridgeOrigin: string },
): Promise<void> {
  app.addContentTypeParser(
    /^application\/x-www-form-urlencoded/,
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
  /** Forms that customers are looking at. */
  const shown = new Map<string, Fields>();

  const tell = (path: string, fields: Fields) =>
    fetch(`${portalOrigin}/bridge/payment/${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    }).then(
      ({ status }) => status < 400,
      () => false,
    );

  app.get('/nicepay-pgweb.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(pgwebScript),
  );

  for (const [path, page] of [
    ['/window', 'pc'],
    ['/v3Payment.jsp', 'mobile'],
  ] as const)
    app.post(path, (request, reply) => {
      const form = readForm(request.body as Buffer, 'euc-kr');
      const problem = ledger.refusal(form);
      const framedBy = page === 'pc' ? [bridgeOrigin] : [];
      if (problem !== null) return refusedPage(reply, problem, framedBy);
      const id = crypto.randomUUID();
      shown.set(id, { ...form, page });
      return windowPage(reply, id, form, framedBy);
    });

  app.post('/done', async (request, reply) => {
    const { id = '', ending = '', netCancel = '' } = readForm(request.body as Buffer, 'utf-8');
    const form = shown.get(id);
    if (!form || !isEnding(ending) || !isNetCancel(netCancel))
      return refusedPage(reply, '이미 끝난 결제입니다.', []);
    shown.delete(id);
    const api = `${request.protocol}://${request.host}/card-payment/webapi`;
    const fields = ledger.authenticate(form, ending, netCancel, api);
    // Twice: the provider's own server brings the result as well.
    if (ending === 'twice' && fields) void tell('return', fields);
    const isClosed = ending === 'cancel';
    return donePage(reply, { form, fields, isClosed }, { portalOrigin, bridgeOrigin });
  });

  async function answer(reply: FastifyReply, given: Answer) {
    if (given === 'cut') return reply.raw.destroy();
    if (given !== null) return reply.send(given);
    setTimeout(() => ledger.catchUp(), LATE_MS).unref();
    await sleep(HANG_MS, undefined, { ref: false });
    return reply.raw.destroy();
  }
  const call = (path: string, work: (form: Fields) => Answer) =>
    app.post(`/webapi/${path}`, (request, reply) =>
      answer(reply, work(readForm(request.body as Buffer, 'euc-kr'))),
    );
  call('pay_process.jsp', (form) => ledger.approve(form));
  call('cash_receipt.jsp', (form) => ledger.receipts.issue(form));
  call('cancel_process.jsp', (form) => ledger.cancel(form));
  call('inquery/trans_status.jsp', (form) => ledger.inquire(form));

  app.get('/panel', (_request, reply) =>
    panelPage(reply, [...ledger.transactions.values()], ledger.receipts),
  );
  app.post('/panel/receipts', (request, reply) => {
    const { mood } = readForm(request.body as Buffer, 'utf-8');
    if (isReceiptMood(mood)) ledger.receipts.mood = mood;
    return reply.redirect('/card-payment/panel', 303);
  });
  // Each payment's number, and how often it is charged.
  app.get('/panel/charges', () => ledger.charges());
  app.post('/panel/deposit', async (request, reply) => {
    const { tid = '', told = '' } = readForm(request.body as Buffer, 'utf-8');
    const notification = ledger.deposit(tid);
    if (notification && told === 'Y') await tell('deposit', notification);
    return reply.redirect('/card-payment/panel', 303);
  });
}
