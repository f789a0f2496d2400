import { beforeAll, expect, test } from '@jest/globals';
import { shareConsents, voiceConsent, voiceFields } from '@portal/contract';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { world } from '../testing/world.tsx';
import { consent } from './consent.tsx';
import { loadLate } from '../late.tsx';

beforeAll(loadLate);

const privacy = consent(voiceConsent, voiceFields.consentPrivacy);
const share = consent(shareConsents.praise, voiceFields.consentShare);

/** Shows a consent with its value; returns what it is changed to. */
function show({ Control }: typeof privacy | typeof share, value: string, error?: string) {
  const { shell, told } = world();
  const changes: string[] = [];
  render(
    <Control
      name="consent"
      value={value}
      error={error}
      draft={{}}
      onChange={(now) => changes.push(now)}
    />,
    { wrapper: shell },
  );
  return { changes, told };
}

test('tells recipient, items, purpose, retention and the right to refuse', () => {
  show(share, 'N');
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  const { recipient, items, purpose, retention, refusal } = shareConsents.praise;
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    `받는 곳${recipient}`,
    `수집·이용 항목${items}`,
    `목적${purpose}`,
    `보유 기간${retention}`,
    `거부할 권리와 불이익${refusal}`,
  ]);
});

test('an optional one is declined until it is given', async () => {
  expect([share.blank, share.Reading({ value: 'N' })]).toEqual(['N', '동의하지 않음']);
  const { changes } = show(share, 'N');
  await userEvent.click(
    screen.getByRole('checkbox', { name: /^\(선택\) 칭찬하신 분의 이름 전달/ }),
  );
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
  await userEvent.click(screen.getByRole('button', { name: '칭찬하신 분의 이름 전달 전문 보기' }));
  expect(told.showTerms).toHaveBeenCalledWith('consent_share_praise');
});
