import { afterEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CopyButton } from './CopyButton.tsx';

afterEach(() => {
  jest.restoreAllMocks();
});

it('says that it copied, or that the browser did not allow it', async () => {
  const user = userEvent.setup();
  render(<CopyButton text="10001" label="번호 복사" copied="번호를 복사했습니다." />);
  const button = screen.getByRole('button', { name: '번호 복사' });
  expect(screen.getByRole('status').textContent).toBe('');
  await user.click(button);
  expect(await navigator.clipboard.readText()).toBe('10001');
  expect(screen.getByRole('status').textContent).toBe('번호를 복사했습니다.');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('not focused'));
  await user.click(button);
  expect(screen.getByRole('status').textContent).toBe(
    '복사하지 못했습니다. 글자를 선택해 복사해 주세요.',
  );
});
