import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { TaskRows, type Task } from '@portal/ui';

const ways: Task[] = [
  {
    label: '자주 묻는 질문',
    text: '고장 증상과 궁금한 점의 답을 바로 봅니다.',
    href: paths.faq(),
  },
  { label: '1:1 문의', text: '글과 사진으로 남기시면 답해 드립니다.', href: paths.qna() },
  { label: '카카오톡 상담', text: '채팅으로 물어보실 수 있습니다.', href: paths.kakaotalk() },
  { label: '공지사항', text: '쉬는 날과 그 밖의 전화번호를 알려 드립니다.', href: paths.notices() },
];

/** Ways to get help without calling, as far as this release has them. */
export function OtherWays() {
  const { hrefFor } = useHost();
  return <TaskRows tasks={ways.filter(({ href }) => hrefFor(href) !== null)} />;
}
