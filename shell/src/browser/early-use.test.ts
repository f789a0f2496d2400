import { expect, jest, test } from '@jest/globals';
import { answerEarlyUse } from './early-use.ts';

interface Noting {
  portalTap?: Event | null;
}

function pressed() {
  document.body.innerHTML = '<div><button type="button">메뉴</button></div>';
  const [root, button] = [document.querySelector('div'), document.querySelector('button')];
  if (!root || !button) throw new Error('no button');
  const presses = jest.fn();
  // As the document's inline script does (shell/server/pages/document.ts).
  button.addEventListener('click', presses);
  const note = (event: Event) => ((window as Noting).portalTap = event);
  window.addEventListener('click', note, { capture: true, once: true });
  return { root, button, presses };
}

test('repeats a press from before hydration, once', async () => {
  const { root, button, presses } = pressed();
  button.click();
  presses.mockClear();
  answerEarlyUse(root);
  answerEarlyUse(root);
  await Promise.resolve();
  expect(presses).toHaveBeenCalledTimes(1);
});

test('does not repeat a press that React itself replays', async () => {
  const { root, button, presses } = pressed();
  root.addEventListener('click', () => answerEarlyUse(root), { capture: true, once: true });
  button.click();
  await Promise.resolve();
  expect(presses).toHaveBeenCalledTimes(1);
});
