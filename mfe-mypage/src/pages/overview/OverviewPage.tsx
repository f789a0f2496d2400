import styled from '@emotion/styled';
import { formatPoints } from '@portal/format';
import { useDrafts } from '@portal/form';
import { useHost, type PageProps } from '@portal/host';
import { paths, toCome, toDo, type Line, type Overview } from '@portal/paths';
import {
  ButtonLink,
  Grid,
  Message,
  Notice,
  PageHeading,
  Section,
  TaskRows,
  spots,
} from '@portal/ui';
import type { ComponentProps } from 'react';
import { MyPageNav } from '../../nav/MyPageNav.tsx';
import type { load } from './load.ts';

const Ways = styled(Section)`
  max-width: none;
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(420px, 100%), 1fr));
    gap: 0 64px;
  }
`;

const parts: Record<Overview['unavailable'][number], string> = {
  visit: '방문',
  delivery: '배송',
  showroom: '매장 방문 예약',
  withdrawal: '출금',
  points: '포인트',
  unpaid: '내실 금액',
  inquiries: '문의',
};

const waysIn = (points: Overview['points']): Line[] => [
  {
    label: '내 제품',
    text: '보증, 계약, 다음 점검과 하실 수 있는 일',
    href: paths.memberProducts(),
  },
  { label: '서비스 접수 내역', text: '신청하신 서비스의 진행 상황', href: paths.memberServices() },
  { label: '주문 내역', text: '주문과 배송 단계', href: paths.memberOrders() },
  {
    label: '정품 등록 내역',
    text: '등록하신 정품과 처리 상황',
    href: paths.memberRegistrations(),
  },
  { label: '1:1 문의 내역', text: '남기신 문의와 답변', href: paths.memberInquiries() },
  {
    label: '고객의 소리 내역',
    text: '칭찬, 불편, 제안, 신문고와 답변',
    href: paths.memberVoices(),
  },
  {
    label: '요금 납부',
    text: '아직 내지 않으신 요금',
    href: paths.payment(),
  },
  { label: '결제 내역', text: '결제하신 금액과 영수증', href: paths.payments() },
  { label: '납부일 변경', text: '매달 요금이 나가는 날', href: paths.payDate() },
  { label: '결제 수단 변경', text: '요금이 나가는 카드나 계좌', href: paths.payMethod() },
  { label: '매장 방문 예약', text: '예약하신 매장과 시간', href: paths.showroomVisits() },
  {
    label: '포인트',
    text: points ? `지금 ${formatPoints(points.total)}` : '적립, 사용, 소멸 내역',
    href: paths.memberPoints(),
  },
  { label: '알림', text: '휴대전화로 보내 드린 알림과 받는 방법', href: paths.memberMessages() },
  { label: '회원 정보', text: '연락처, 주소, 마케팅 수신 동의', href: paths.memberInfo() },
];

/** The parts that each of the two lists is made of. Deliveries are in both: a day can wait for its confirmation. */
const COMING_PARTS: Overview['unavailable'] = [
  'visit',
  'delivery',
  'showroom',
  'withdrawal',
  'points',
];
const WAITING_PARTS: Overview['unavailable'] = ['unpaid', 'inquiries', 'delivery'];

/** A heading with rows. Without rows it says that there is nothing or, if a part could not be loaded, that we do not know. */
function Lines(props: {
  title: string;
  lines: ComponentProps<typeof TaskRows>['tasks'];
  none: string;
  complete: boolean;
}) {
  const { title, lines, none, complete } = props;
  return (
    <Section>
      <h2>{title}</h2>
      {lines.length > 0 ? (
        <TaskRows tasks={lines} />
      ) : (
        <p>{complete ? none : '지금은 확인할 수 없습니다.'}</p>
      )}
    </Section>
  );
}

/** Shown if nothing is coming and nothing waits for the member. */
function AllQuiet() {
  const desk = useHost().hrefFor(paths.online());
  return (
    <Message
      spot={spots.calendar}
      title="지금은 챙기실 일이 없습니다."
      text="새로운 일정이나 확인하실 일이 생기면 여기에 먼저 알려 드립니다."
      actions={desk !== null && <ButtonLink href={desk}>서비스 신청하기</ButtonLink>}
    />
  );
}

/** The overview: the next events, what waits for the member, and links to all other pages. */
export default function OverviewPage({ data: overview }: PageProps<typeof load>) {
  const { unavailable, points } = overview;
  const { hrefFor } = useHost();
  const { drafts: kept = null } = overview;
  const isKept = (form: string) => kept?.some((one) => one.form === form);
  // What the server had and has no more was sent from elsewhere.
  const here = useDrafts().filter(
    ({ form, wasAtServer }) => !wasAtServer || kept === null || isKept(form),
  );
  // A draft that is in this tab is the newer one, if the server has it too.
  const drafts = [
    ...here,
    ...(kept ?? []).filter(({ form }) => !here.some((one) => one.form === form)),
  ];
  const led = (lines: Line[]) => lines.map((line) => ({ ...line, href: hrefFor(line.href) }));
  const coming = led(toCome(overview));
  const waiting = led(toDo(overview, drafts));
  const isQuiet = coming.length + waiting.length === 0;
  return (
    <>
      <MyPageNav here="overview" />
      <PageHeading title="마이페이지" lead="다음 일정과 확인하실 일을 모았습니다." />
      {unavailable.length > 0 && (
        <Notice role="status">
          <p>
            지금 가져오지 못한 내용이 있습니다: {unavailable.map((part) => parts[part]).join(', ')}.
            잠시 뒤 다시 열어 주세요.
          </p>
        </Notice>
      )}
      {isQuiet ? (
        unavailable.length === 0 && <AllQuiet />
      ) : (
        <Grid min={420} gap={[0, 72]}>
          <Lines
            title="다음 일정"
            lines={coming}
            none="예정된 일정이 없습니다."
            complete={!unavailable.some((part) => COMING_PARTS.includes(part))}
          />
          <Lines
            title="확인하실 일"
            lines={waiting}
            none="확인하실 일이 없습니다."
            complete={!unavailable.some((part) => WAITING_PARTS.includes(part))}
          />
        </Grid>
      )}
      <Ways>
        <h2>모두 보기</h2>
        <TaskRows tasks={waysIn(points).filter(({ href }) => hrefFor(href) !== null)} />
      </Ways>
    </>
  );
}
