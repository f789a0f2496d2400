import styled from '@emotion/styled';
import { Icon, Message, PageHeading, icons } from '@portal/ui';

const Card = styled.section`
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
`;

/** Replaces the pages of a part that the release manager disabled. Only the server renders it. */
export function DisabledCard({ title, message }: { title: string; message: string | null }) {
  return (
    <>
      <PageHeading title={title} />
      <Card>
        <Message
          picture={<Icon shape={icons.alert} size={40} />}
          title="지금은 이 화면을 이용할 수 없습니다."
          text={message ?? '잠시 뒤 다시 이용해 주세요. 다른 메뉴는 그대로 이용하실 수 있습니다.'}
        />
      </Card>
    </>
  );
}
