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

test('a cancelled request ends with its cancellation, in the place of the stages that will not come', () => {
  const stages = [stage('접수중', 'done'), stage('접수확인', 'next'), stage('처리완료', 'next')];
  render(
    <Stages
      stages={stages}
      next={{ text: '취소하신 접수입니다.', by: null }}
      ended={{ name: '취소됨', on: '2026-11-23' }}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '지난 단계 접수중 2026.11.22(일)',
    '지금 단계 취소됨 2026.11.23(월)취소하신 접수입니다.',
  ]);
  expect(screen.getByText('취소됨').closest('li')?.getAttribute('aria-current')).toBe('step');
});
