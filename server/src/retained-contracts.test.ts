import { expect, test } from '@jest/globals';
import { contractShapes, type ContractShapes } from '@portal/contract/shapes';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callFaults } from '../../release/src/checks/api.ts';

/**
 * The contract as it was when a production set was built, by day. Tabs and rolled back versions send its calls for 90 days:
 * add one with each contract that production gets, and remove it when its last set is as old as that.
 */
const folder = join(import.meta.dirname, 'testing/contracts');
const retained = readdirSync(folder).map((file) => {
  const contract = JSON.parse(readFileSync(join(folder, file), 'utf8')) as ContractShapes;
  return [file, contract] as const;
});
/** As the API answers it: what JSON cannot say is not in it. */
const today = JSON.parse(JSON.stringify(contractShapes())) as ContractShapes;
/** A hash that differs, so that every call is compared. */
const compared = { ...today, sha384: 'today' };

test.each(retained)('the clients of %s are understood by the API', (_, contract) => {
  expect(Object.keys(contract.calls).length).toBeGreaterThan(100);
  expect(callFaults({ api: contract }, compared)).toEqual([]);
});

test.each<[string, (calls: ContractShapes['calls']) => void, string]>([
  ['a call', (calls) => delete calls['faqList'], 'the API has no call faqList'],
  [
    'a field of an answer',
    (calls) => delete calls['faqList']?.answer.properties?.['list'],
    'faqList answer.list is missing',
  ],
  [
    'a field of a request',
    (calls) => delete calls['faqList']?.request.properties?.['searchStr'],
    'faqList request.searchStr is not taken any more',
  ],
])('an API without %s is refused', (_, change, said) => {
  const less = structuredClone(compared);
  change(less.calls);
  const answer = less.calls['faqList']?.answer;
  const has = (name: string) => name in (answer?.properties ?? {});
  if (answer?.required) answer.required = answer.required.filter(has);
  expect(callFaults({ api: today }, less)).toEqual([said]);
});
