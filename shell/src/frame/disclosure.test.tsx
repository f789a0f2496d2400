import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useDisclosure } from './disclosure.ts';

function Disclosure() {
  const [open, setOpen] = useState(false);
  const { root, toggle, panel } = useDisclosure(open, setOpen);
  return (
    <>
      <div {...root}>
        <button {...toggle} onClick={() => setOpen(!open)}>
          열기
        </button>
        <div {...panel}>
          <a href="#there">저기</a>
          <p>글</p>
        </div>
      </div>
      <button type="button">밖</button>
    </>
  );
}

const toggle = () => screen.getByRole('button', { name: '열기' });
const isOpen = () => toggle().getAttribute('aria-expanded') === 'true';

async function showOpen() {
  render(<Disclosure />);
  expect(isOpen()).toBe(false);
  await userEvent.click(toggle());
  expect(isOpen()).toBe(true);
}

test('the button opens and closes its panel', async () => {
  await showOpen();
  expect(document.getElementById(toggle().getAttribute('aria-controls') ?? '')?.hidden).toBe(false);
  await userEvent.click(toggle());
  expect(isOpen()).toBe(false);
  expect(screen.queryByRole('link')).toBeNull();
});

test('Escape closes the panel and returns the focus to the button', async () => {
  await showOpen();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link'));
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(toggle());
});

test('Escape does not move a focus that is elsewhere', async () => {
  await showOpen();
  toggle().blur();
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(document.body);
});

test.each([
  ['the focus that leaves', () => userEvent.tab().then(() => userEvent.tab())],
  ['a press elsewhere', () => userEvent.click(document.body)],
  ['a link that is followed', () => userEvent.click(screen.getByRole('link'))],
])('%s closes it', async (_, act) => {
  await showOpen();
  await act();
  expect(isOpen()).toBe(false);
});

test('a press inside the panel keeps it open', async () => {
  await showOpen();
  await userEvent.click(screen.getByText('글'));
  expect(isOpen()).toBe(true);
});
