/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { readCompany, readConfig } from '@portal/config';
import { paymentBridge } from './payment.ts';

const config = readConfig({});

/**
 * Opens the bridge in a window that the portal opened.
 * @returns a function that sends it a message from the portal
 */
function open() {
  const { html } = paymentBridge(config, readCompany(config.COMPANY_FILE), '');
  document.documentElement.innerHTML = html;
  // DOMParser runs no script, and the window acts as its own opener here.
  Object.defineProperty(window, 'opener', { value: window });
  window.eval(document.scripts[0]?.text ?? '');
  return (data: object) =>
    window.dispatchEvent(
      new MessageEvent('message', { origin: config.PORTAL_ORIGIN, source: window, data }),
    );
}

test('opens the card window once: a second message changes nothing', () => {
  const send = open();
  const action = `${config.PORTAL_ORIGIN}/bridge/payment/return`;
  const start = { type: 'card-start', moid: 'm', page: 'pc', action, charset: 'euc-kr' };
  const seen = () => [
    document.querySelectorAll('form').length,
    document.getElementById('failed')?.hidden,
  ];
  send({ ...start, fields: { Amt: '1000' } });
  expect(seen()).toEqual([1, true]);
  send({ ...start, fields: { Amt: '2000' } });
  expect(seen()).toEqual([1, true]);
  expect(document.querySelector('input')?.value).toBe('1000');
});
