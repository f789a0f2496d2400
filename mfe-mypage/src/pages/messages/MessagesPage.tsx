import { useHost, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import {
  ButtonLink,
  Message,
  PageHeading,
  Pagination,
  Rows,
  Section,
  spots,
  Text,
} from '@portal/ui';
import { MyPageNav } from '../../nav/MyPageNav.tsx';
import type { load } from './load.ts';
import { CalendarPart } from './CalendarPart.tsx';
import { MessageRow } from './MessageRow.tsx';
import { NumberPart } from './NumberPart.tsx';
import { WaysPart } from './WaysPart.tsx';

/** Messages to the member's phone: the number, the list of sent messages, the form for their ways, and the calendar address. */
export default function MessagesPage({ data }: PageProps<typeof load>) {
  const { messages, settings, calendar } = data;
  const desk = useHost().hrefFor(paths.online());
  return (
    <>
      <MyPageNav here="messages" />
      <PageHeading title="알림" lead="접수, 방문, 결제가 바뀌면 휴대전화로 알려 드립니다." />
      <NumberPart {...settings} />
      <Section>
        <h2>보내 드린 알림</h2>
        {messages.total === 0 ? (
          <Message
            spot={spots.letter}
            title="아직 보내 드린 알림이 없습니다."
            text="서비스를 신청하시거나 결제하시면 여기에 모입니다."
            actions={desk !== null && <ButtonLink href={desk}>서비스 신청하기</ButtonLink>}
          />
        ) : (
          <>
            <Text tone="text-second" bottom={16}>
              최근 90일의 알림 {messages.total}건입니다.
            </Text>
            <Rows>
              {messages.list.map((message) => (
                <MessageRow key={message.messageIdx} message={message} />
              ))}
            </Rows>
            <Pagination of={messages} hrefOf={(page) => paths.memberMessages({ page })} />
          </>
        )}
      </Section>
      <WaysPart saved={settings.ways} />
      <CalendarPart {...calendar} />
    </>
  );
}
