import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PreferenceSwitches } from './PreferenceSwitches.tsx';

const root = document.documentElement;
let systemWantsMore = false;

beforeEach(() => {
  window.matchMedia = () =>
    ({
      matches: systemWantsMore,
      addEventListener: jest.fn(),
      removeEventListener: jest.fn(),
    }) as unknown as MediaQueryList;
});
afterEach(() => {
  systemWantsMore = false;
  for (const name of ['text', 'contrast']) {
    root.removeAttribute(`data-${name}`);
    document.cookie = `${name}=; path=/; max-age=0`;
  }
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isPressed = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';

test('a switch takes effect at once, is kept in a cookie, and can be turned off', async () => {
  render(<PreferenceSwitches />);
  await press('글자 크게');
  expect(root.dataset['text']).toBe('large');
  expect(document.cookie).toBe('text=large');
  expect(isPressed('글자 크게')).toBe(true);
  await press('글자 크게');
  expect(root.dataset['text']).toBeUndefined();
  expect(document.cookie).toBe('');
  expect(isPressed('글자 크게')).toBe(false);
});

test('the customer overrides a system that asks for more contrast', async () => {
  systemWantsMore = true;
  render(<PreferenceSwitches />);
  expect(isPressed('고대비')).toBe(true);
  await press('고대비');
  expect(root.dataset['contrast']).toBe('normal');
  expect(document.cookie).toBe('contrast=normal');
  expect(isPressed('고대비')).toBe(false);
  await press('고대비');
  expect(document.cookie).toBe('contrast=more');
});

test('turning contrast off leaves no cookie where the system does not ask for it', async () => {
  root.dataset['contrast'] = 'more';
  document.cookie = 'contrast=more; path=/';
  render(<PreferenceSwitches />);
  await press('고대비');
  expect(root.dataset['contrast']).toBeUndefined();
  expect(document.cookie).toBe('');
});

test('two switches of the same preference agree', async () => {
  const { container } = render(
    <>
      <PreferenceSwitches />
      <PreferenceSwitches />
    </>,
  );
  const switches = [...container.querySelectorAll('button[value=text]')];
  await userEvent.click(switches[0] as Element);
  expect(switches.map((one) => one.getAttribute('aria-pressed'))).toEqual(['true', 'true']);
});

test('stores nothing but cookies', async () => {
  render(<PreferenceSwitches />);
  await press('글자 크게');
  await press('고대비');
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});
