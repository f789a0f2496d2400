import { afterEach, expect, jest, test } from '@jest/globals';
import { HostProvider, type Host } from '@portal/host';
import { createHostDouble } from '@portal/host/double';
import { render, screen } from '@testing-library/react';
import { OutsideLinks } from './OutsideLinks.tsx';

const apps = { android: 'https://play.example', ios: 'https://apps.example' };
const company = { social: [], apps } as unknown as Host['company'];

afterEach(() => void jest.restoreAllMocks());

test.each([
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile', [apps.android]],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)', [apps.ios]],
  ['a desktop', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', [apps.android, apps.ios]],
])('on %s the membership app is offered by the stores of that system', (_, userAgent, stores) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  render(
    <HostProvider value={createHostDouble({ company })}>
      <OutsideLinks />
    </HostProvider>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(stores);
});
