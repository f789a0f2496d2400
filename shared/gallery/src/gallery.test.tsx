import { expect, test } from '@jest/globals';
import * as form from '@portal/form';
import { HostProvider, type Host } from '@portal/host';
import { createHostDouble } from '@portal/host/double';
import * as ui from '@portal/ui';
import { act, render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { codeOf } from './code-of.ts';
import { groups } from './groups.ts';

const all = Object.values(groups).flatMap(({ examples, source }) => {
  const file = readFileSync(source, 'utf8');
  return Object.entries(examples).map(([name, Shown]) => ({
    name,
    Shown,
    code: codeOf(file, name),
  }));
});
const code = all.map((example) => example.code).join('\n');

/** What is there for a form alone, shows nothing, or shows photos that only the API has. */
const WITHOUT_EXAMPLE = [
  'Form',
  'FormNotice',
  'OnTheDay',
  'PhotosSent',
  'Receipt',
  'Received',
  'ResultFrame',
  'ResultHead',
  'ResultPlace',
  'StopMessages',
];

test('every component that teams import has an example', () => {
  const components = Object.keys({ ...ui, ...form }).filter(
    (name) => /^[A-Z]/.test(name) && !name.endsWith('Control'),
  );
  expect(components.length).toBeGreaterThan(50);
  expect(components.filter((name) => !code.includes(`<${name}`)).toSorted()).toEqual(
    WITHOUT_EXAMPLE.toSorted(),
  );
});

test('every field of a form has an example', () => {
  const fields = Object.keys(form).filter(
    (name) => /^[a-z]/.test(name) && !/^(use|define)[A-Z]/.test(name),
  );
  const missing = fields.filter((name) => !code.includes(`${name}(`));
  expect(missing.toSorted()).toEqual([
    'bind',
    'late',
    'lateRest',
    'marks',
    'photosSent',
    'placeIn',
    'receiptOf',
  ]);
});

test.each(all)('$name renders, and its code is its own', async ({ name, Shown, code }) => {
  const host = createHostDouble({ company: {} as Host['company'] });
  const { container } = render(
    <HostProvider value={host}>
      <Shown />
    </HostProvider>,
  );
  // Some come with a chunk of their own.
  await act(async () => {});
  expect(container.childElementCount).toBeGreaterThan(0);
  expect(code).toContain(`export function ${name}(`);
  expect(code.match(/^export /gm)).toHaveLength(1);
});
