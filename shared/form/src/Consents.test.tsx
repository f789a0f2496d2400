import { expect, jest, test } from '@jest/globals';
import { HostProvider, type Host } from '@portal/host';
import { createHostDouble } from '@portal/host/double';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Consents } from './Consents.tsx';

const told = {
  purpose: '문의에 대한 답변',
  retention: '접수한 날부터 3년',
  refusal: '동의하지 않으실 수 있습니다.',
};
const consents = [
  {
    ...told,
    name: 'consentPrivacy',
    title: '개인정보 수집·이용',
    required: true,
    items: '이름, 전화번호',
    termIndex: 'consent_privacy',
  },
  {
    ...told,
    name: 'consentShare',
    title: '칭찬 내용 공유',
    required: false,
    items: '이름, 글',
    termIndex: 'consent_third_party',
  },
] as const;

const change = jest.fn();
const showTerms = jest.fn();
const host = createHostDouble({ company: {} as Host['company'], showTerms });
const show = (draft = { consentPrivacy: '', consentShare: 'N' }) =>
  render(
    <HostProvider value={host}>
      <Consents
        consents={consents}
        form={{ draft, errors: { consentPrivacy: '내용을 확인하고 동의해 주세요.' }, change }}
      />
    </HostProvider>,
  );

test('each tells items, purpose, retention and the right to refuse, and has its own box', async () => {
  show();
  const [first] = screen.getAllByRole('table');
  const rows = within(first as HTMLElement).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '수집·이용 항목이름, 전화번호',
    '목적문의에 대한 답변',
    '보유 기간접수한 날부터 3년',
    '거부할 권리와 불이익동의하지 않으실 수 있습니다.',
  ]);
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  await userEvent.click(screen.getByRole('checkbox', { name: /^\(선택\) 칭찬 내용 공유/ }));
  expect(change.mock.calls).toEqual([[{ consentShare: 'Y' }]]);
});

test('a required one says so, has its error, and is unanswered again when it is taken back', async () => {
  change.mockClear();
  show({ consentPrivacy: 'Y', consentShare: 'Y' });
  const box = screen.getByRole('checkbox', {
    name: /^\(필수\) 개인정보 수집·이용/,
    description: '내용을 확인하고 동의해 주세요.',
  });
  await userEvent.click(box);
  await userEvent.click(screen.getByRole('checkbox', { name: /선택/ }));
  expect(change.mock.calls).toEqual([[{ consentPrivacy: '' }], [{ consentShare: 'N' }]]);
});

test('shows the full text among the terms', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: '칭찬 내용 공유 전문 보기' }));
  expect(showTerms).toHaveBeenCalledWith('consent_third_party');
});
