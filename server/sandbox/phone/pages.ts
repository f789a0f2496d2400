import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { formatInstant, formatPhone } from '@portal/format';
import { people } from '@portal/testing/people';
import { html, sendPage, type Html } from '../page.ts';
import { isMishap, mishaps, type Accepted, type Mishap, type Phones } from './phones.ts';

const TITLE = '휴대전화 (시험용)';

/**
 * Fetches the messages again every second and puts new ones above the others. Those stay as they are, with the focus
 * that one of their links may have; the panel keeps what a tester chose.
 */
function live() {
  const shown = () => document.getElementById('messages');
  const each = (part: Element) => [...part.children].map(({ outerHTML }) => outerHTML);
  const look = async () => {
    const answer = await fetch(location.href);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const [own, next] = [shown(), page.getElementById('messages')];
    if (!own || !next) return;
    const [before, after] = [each(own), each(next)];
    const more = after.length - before.length;
    if (after.slice(more).join() === before.join())
      own.prepend(...[...next.children].slice(0, more));
    else own.replaceChildren(...next.children);
  };
  // Not setInterval: requests that overlap could be answered in the wrong order.
  const again = () =>
    void setTimeout(
      () =>
        void look()
          .catch(() => undefined)
          .finally(again),
      1_000,
    );
  again();
}

/** Text with its lines. */
const lines = (text: string): Html[] => text.split('\n').map((line) => html`${line}<br />`);

function bubble({ arrived, text, buttons, template, resend, at }: Accepted, origin: string): Html {
  const when = formatInstant(new Date(at).toISOString());
  if (arrived === 'text')
    return html`<article class="text">
      <h2>${resend?.type === 'SMS' ? '문자' : `문자 (긴 글): ${resend?.title ?? ''}`}</h2>
      <p class="second">${when}</p>
      <p>${lines(resend?.content ?? '')}</p>
    </article>`;
  const links = buttons.map(
    ({ name, path }) => html`<a class="button" href="${origin + path}">${name}</a>`,
  );
  return html`<article class="talk">
    <h2>알림톡: ${template.title}</h2>
    <p class="second">${when}</p>
    <p>${lines(text)}</p>
    ${links}
  </article>`;
}

/**
 * A tester's phones: what each demo person got, as the messenger and text messages show it, and what goes wrong.
 * Registered under /phone.
 */
export async function phonePages(
  app: FastifyInstance,
  { phones, portalOrigin }: { phones: Phones; portalOrigin: string },
): Promise<void> {
  await app.register(formbody);

  app.get('/', (_, reply) => {
    const known = Object.values(people);
    const others = new Set(phones.messages.map(({ phone }) => phone));
    for (const { phone } of known) others.delete(phone);
    const row = (phone: string, name: string) =>
      html`<li>
        <a href="/phone/${phone}">${name} ${formatPhone(phone)}</a>:
        ${String(phones.on(phone).length)}건
      </li>`;
    return sendPage(reply, {
      title: TITLE,
      formsTo: ["'none'"],
      body: html`<p class="second">${TITLE}</p>
        <h1>누구의 휴대전화를 볼까요?</h1>
        <ul>
          ${[
            ...known.map(({ phone, name }) => row(phone, name)),
            ...[...others].map((phone) => row(phone, '')),
          ]}
        </ul>`,
    });
  });

  app.get('/:phone(^\\d{10,11}$)', (request, reply) => {
    const { phone } = request.params as { phone: string };
    const name = Object.values(people).find((each) => each.phone === phone)?.name ?? '';
    const bubbles = phones
      .on(phone)
      .toReversed()
      .map((each) => bubble(each, portalOrigin));
    const choices = (Object.keys(mishaps) as Mishap[]).map((each) =>
      each === phones.mishapOf(phone)
        ? html`<option value="${each}" selected>${mishaps[each]}</option>`
        : html`<option value="${each}">${mishaps[each]}</option>`,
    );
    return sendPage(reply, {
      title: `${name} - ${TITLE}`,
      formsTo: ["'self'"],
      script: `(${live.toString()})()`,
      connects: true,
      body: html`<p class="second"><a href="/phone/">${TITLE}</a></p>
        <h1>${name} ${formatPhone(phone)}</h1>
        <section id="messages" aria-live="polite">
          ${bubbles.length > 0 ? bubbles : [html`<p>아직 받은 메시지가 없습니다.</p>`]}
        </section>
        <details>
          <summary>시험: 이 번호로 보낼 때 생기는 일</summary>
          <form method="post" action="/phone/${phone}">
            <label
              >다음부터<select name="mishap">
                ${choices}
              </select></label
            >
            <button class="button">정하기</button>
          </form>
        </details>`,
    });
  });

  app.post('/:phone(^\\d{10,11}$)', (request, reply) => {
    const { phone } = request.params as { phone: string };
    const { mishap = '' } = request.body as { mishap?: string };
    if (isMishap(mishap)) phones.setMishap(phone, mishap);
    return reply.redirect(`/phone/${phone}`, 303);
  });
}
