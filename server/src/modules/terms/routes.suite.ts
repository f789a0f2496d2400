import { describe, expect, test } from '@jest/globals';
import * as contract from '@portal/contract';
import { consentRows, readTerms, type Consent } from '@portal/contract';
import { noon, type TestApi } from '../../testing/api.ts';

const isConsent = (value: unknown): value is Consent =>
  typeof value === 'object' && value !== null && 'termIndex' in value && 'refusal' in value;
/** Every consent that the contract exports, directly or inside a record. */
const consents = Object.values(contract).flatMap((value: unknown) =>
  [value, ...Object.values(value ?? {})].filter(isConsent),
);

/** What the terms' call does, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the terms', () => {
    const ask = async (query: Record<string, string>, instant = noon) =>
      (await api().at(instant)).inject({ url: readTerms.path, query });

    test('are those in force, with a list of earlier versions', async () => {
      expect((await ask({ term_index: 'privacy' })).json().data).toEqual({
        termIndex: 'privacy',
        title: '처리방침',
        version: '10',
        effectiveOn: '2026-07-01',
        optional: false,
        html: '<h4>제1조</h4>  <p>지금 내용</p>',
        articles: [{ title: '제1조', html: '<p>지금 내용</p>' }],
        versions: [
          { version: '10', effectiveOn: '2026-07-01' },
          { version: '9', effectiveOn: '2025-01-01' },
        ],
      });
    });

    test('change at midnight in Seoul', async () => {
      const at = async (instant: string) =>
        (await ask({ term_index: 'privacy' }, instant)).json().data.version;
      expect(await at('2026-11-21T23:59:59+09:00')).toBe('10');
      expect(await at('2026-11-22T00:00:00+09:00')).toBe('11');
    });

    test('show an earlier version on request', async () => {
      const { data } = (await ask({ term_index: 'privacy', version: '9' })).json();
      expect([data.html, data.effectiveOn]).toEqual([
        '<h4>제1조</h4> <p>옛 내용</p>',
        '2025-01-01',
      ]);
    });

    test('say which consent is optional', async () => {
      expect((await ask({ term_index: 'consent_marketing' })).json().data.optional).toBe(true);
    });

    test.each(consents)('say of $termIndex what its box says, and more', async (consent) => {
      const { data } = (await ask({ term_index: consent.termIndex })).json();
      expect([data.version, data.optional]).toEqual([consent.version, consent.optional]);
      for (const text of [consent.title, ...consentRows(consent).flat(), ...consent.details])
        expect(data.title + data.html).toContain(text);
    });

    test.each([
      { term_index: 'none' },
      { term_index: 'privacy', version: '11' },
      { term_index: 'privacy', version: '99' },
    ])('do not find %j', async (query) => {
      const answer = await ask(query);
      expect([answer.statusCode, answer.json().status.code]).toEqual([404, 'ERR_NOT_FOUND']);
    });

    test.each([{ term_index: '' }, { term_index: '../x' }, {}])('refuse %j', async (query) => {
      expect((await ask(query as Record<string, string>)).statusCode).toBe(422);
    });
  });
