import { expect, jest, test } from '@jest/globals';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './Dialog.tsx';

const user = userEvent.setup();

function Page({ kind = 'dialog' as 'dialog' | 'alert' }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>열기</button>
      {open && (
        <Dialog
          title="안내"
          kind={kind}
          onClose={close}
          actions={<button onClick={close}>알겠습니다</button>}
        >
          <label>
            파일 <input type="file" />
          </label>
        </Dialog>
      )}
    </>
  );
}

async function open(kind?: 'dialog' | 'alert') {
  render(<Page {...(kind && { kind })} />);
  await user.click(screen.getByRole('button', { name: '열기' }));
  return screen.getByRole(kind === 'alert' ? 'alertdialog' : 'dialog', { name: '안내' });
}

test('returns the focus to the element that opened it', async () => {
  await open();
  screen.getByRole('button', { name: '닫기' }).focus();
  await user.click(screen.getByRole('button', { name: '닫기' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '열기' }));
});

test('closes on Escape, but not when a file field inside is cancelled', async () => {
  const dialog = await open();
  fireEvent(screen.getByLabelText('파일'), new Event('cancel', { bubbles: true }));
  expect(screen.getByRole('dialog')).toBe(dialog);
  const escape = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, escape);
  expect(escape.defaultPrevented).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('calls onClose when the browser has closed it', () => {
  const onClose = jest.fn();
  render(
    <Dialog title="안내" onClose={onClose}>
      글
    </Dialog>,
  );
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('closes on a click outside, but not when the press started inside', async () => {
  const dialog = await open();
  fireEvent.pointerDown(screen.getByLabelText('파일'));
  fireEvent.click(dialog);
  expect(screen.getByRole('dialog')).toBe(dialog);
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an alert stays open on a click outside', async () => {
  const dialog = await open('alert');
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(screen.getByRole('alertdialog')).toBe(dialog);
  expect(screen.queryByRole('button', { name: '닫기' })).toBeNull();
});

test.each([
  [985, 'stable'],
  [1000, 'auto'],
])('a page of 1000 px whose body has %d keeps its width: the gutter is %s', (width, gutter) => {
  jest.replaceProperty(window, 'innerWidth', 1000);
  const body = jest.spyOn(document.body, 'clientWidth', 'get').mockReturnValue(width);
  render(
    <Dialog title="안내" onClose={() => {}}>
      글
    </Dialog>,
  );
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  expect(rules.map(({ cssText }) => cssText).join('')).toMatch(
    new RegExp(`scrollbar-gutter: ?${gutter}`),
  );
  body.mockRestore();
});
