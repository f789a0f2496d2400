import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button.tsx';
import { useBusy } from './use-busy.ts';

test('a button is busy until its action has settled, and cannot start a second one', async () => {
  let settle = () => {};
  const action = jest.fn(() => new Promise<void>((done) => (settle = done)));
  function Login() {
    return <Button {...useBusy(action)}>로그인</Button>;
  }
  render(<Login />);
  const button = screen.getByRole('button', { name: '로그인' });
  await userEvent.click(button);
  await userEvent.click(button);
  expect(action).toHaveBeenCalledTimes(1);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await act(async () => settle());
  expect(button.getAttribute('aria-busy')).toBeNull();
  await userEvent.click(button);
  expect(action).toHaveBeenCalledTimes(2);
});
