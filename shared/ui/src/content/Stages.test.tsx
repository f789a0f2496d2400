import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Stages } from './Stages.tsx';

const stage = (name: string, is: 'done' | 'now' | 'next') => ({
  status: name,
  name,
  is,
  on: is === 'next' ? null : '2026-11-22',
});
const next = { text: '상담원이 내용을 확인합니다.', by: '2026-11-24' };

test('the current stage shows what happens next, and by when', () => {
  render(<Stages stages={[stage('접수중', 'now'), stage('접수확인', 'next')]} next={next} />);
  const says = screen.getByText('상담원이 내용을 확인합니다. (2026.11.24(화)까지)');
  expect(says.closest('li')?.textContent).toContain('접수중');
});

test('without a current stage the sentence stands above the list', () => {
  const stages = [stage('접수중', 'done'), stage('접수확인', 'next')];
  const page = render(<Stages stages={stages} next={{ text: '취소된 접수입니다.', by: null }} />);
  const says = screen.getByText('취소된 접수입니다.');
  expect(says.closest('li')).toBeNull();
  expect(says.nextElementSibling).toBe(screen.getByRole('list'));
  page.rerender(<Stages stages={stages} next={{ text: '', by: null }} />);
  expect(page.container.children).toHaveLength(1);
});

test('stages that a cancelled request will not reach are not announced as the next ones', () => {
  const stages = [stage('접수중', 'done'), stage('접수확인', 'next')];
  const page = render(<Stages stages={stages} ended />);
  expect(page.container.textContent).toContain('진행하지 않은 단계 접수확인');
  page.rerender(<Stages stages={stages} />);
  expect(page.container.textContent).toContain('다음 단계 접수확인');
});
