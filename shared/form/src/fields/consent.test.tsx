import { expect, test } from '@jest/globals';
import { voiceFields } from '@portal/contract';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { world } from '../testing/world.tsx';
import { consent } from './consent.tsx';

const facts = {
  items: '이름, 글',
  purpose: '문의에 대한 답변',
  retention: '접수한 날부터 3년',
  refusal: '동의하지 않으실 수 있습니다.',
};
const privacy = consent({
  ...facts,
  schema: voiceFields.consentPrivacy,
  title: '개인정보 수집·이용',
  termIndex: 'consent_privacy',
});
const share = consent({
  ...facts,
  schema: voiceFields.consentShare,
  title: '칭찬 내용 공유',
  termIndex: 'consent_third_party',
});

/** Shows a consent with its value; returns what it is changed to. */
function show({ Control }: typeof privacy | typeof share, value: string, error?: string) {
  const { shell, told } = world();
  const changes: string[] = [];
  render(
    <Control
      name="consent"
      value={value}
      error={error}
      errors={{}}
      onChange={(now) => changes.push(now)}
      onBlur={() => {}}
    />,
    { wrapper: shell },
  );
  return { changes, told };
}

test('tells items, purpose, retention and the right to refuse', () => {
  show(share, 'N');
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '수집·이용 항목이름, 글',
    '목적문의에 대한 답변',
    '보유 기간접수한 날부터 3년',
    '거부할 권리와 불이익동의하지 않으실 수 있습니다.',
  ]);
});

test('one whose schema is optional is declined until it is given', async () => {
  expect([share.blank, share.Reading({ value: 'N' })]).toEqual(['N', '동의하지 않음']);
  const { changes } = show(share, 'N');
  await userEvent.click(screen.getByRole('checkbox', { name: /^\(선택\) 칭찬 내용 공유/ }));
  expect(changes).toEqual(['Y']);
});

test('a required one is unanswered again when it is withdrawn, and says what is wrong', async () => {
  expect(privacy.blank).toBe('');
  const { changes } = show(privacy, 'Y', '내용을 확인하고 동의해 주세요.');
  const box = screen.getByRole('checkbox', {
    name: /^\(필수\) 개인정보 수집·이용/,
    description: '내용을 확인하고 동의해 주세요.',
  });
  await userEvent.click(box);
  expect(changes).toEqual(['']);
});

test('shows the full text among the terms', async () => {
  const { told } = show(share, 'N');
  await userEvent.click(screen.getByRole('button', { name: '칭찬 내용 공유 전문 보기' }));
  expect(told.showTerms).toHaveBeenCalledWith('consent_third_party');
});
