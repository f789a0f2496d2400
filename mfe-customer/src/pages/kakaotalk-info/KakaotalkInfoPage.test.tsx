import { expect, test } from '@jest/globals';
import { renderPage } from '@portal/testing/page';
import { section } from '../../routes.tsx';

test('leads to the chat by a link and by a QR code, step by step', async () => {
  const page = await renderPage(section, '/customer/kakaotalk_info');
  const link = page.getByRole('link', { name: '카카오톡으로 상담하기' });
  expect(link.getAttribute('href')).toBe(page.host.company.chatUrl);
  expect(page.getByRole('img', { name: '카카오톡 상담을 여는 QR 코드' })).toBeTruthy();
  const steps = page.getAllByRole('listitem').map((step) => step.querySelector('strong'));
  expect(steps.map((step) => step?.textContent)).toEqual([
    '카카오톡을 엽니다.',
    '친구 화면의 돋보기를 누르고 ‘한결 고객센터’를 찾습니다.',
    '채널을 추가하고 ‘채팅하기’를 누릅니다.',
    '제품 이름과 증상을 적어 보냅니다.',
  ]);
  expect(page.getByText(/주민등록번호, 카드 번호, 비밀번호는 묻지 않습니다/)).toBeTruthy();
});
