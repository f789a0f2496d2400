import { paths } from '@portal/paths';
import { ownedTasks, type Task } from '@portal/ui';

/** What customers come for, the most frequent first. */
const frequent: Task[] = [
  {
    label: '수리 신청',
    text: '증상을 고르면 비용과 방문 날짜를 알려 드립니다.',
    href: paths.serviceAfter(),
  },
  {
    label: '배송 조회',
    text: '이름과 전화번호만으로 찾습니다.',
    href: paths.delivery(),
  },
  {
    label: '정품 등록',
    text: '시리얼 번호를 등록하고 보증을 받으세요.',
    href: paths.activate(),
  },
  {
    label: '자주 묻는 질문',
    text: '고장 증상과 궁금한 점의 답을 바로 봅니다.',
    href: paths.faq(),
  },
  {
    label: '동영상 가이드',
    text: '사용법과 분해·조립을 짧은 영상으로 봅니다.',
    href: paths.video(),
  },
  {
    label: '사용 설명서',
    text: '모델 이름으로 찾아 보거나 내려받습니다.',
    href: paths.manual(),
  },
];
const SHOWN = 4;

/** Four of them: what this release does not have yet is done by phone. */
export function homeTasks(phone: string, hrefFor: (path: string) => string | null): Task[] {
  const byPhone = {
    label: '전화로 접수하기',
    text: `수리와 이전설치는 ${phone}에서 접수합니다.`,
    href: `tel:${phone}`,
  };
  return [...ownedTasks(frequent, hrefFor).slice(0, SHOWN), byPhone].slice(0, SHOWN);
}
