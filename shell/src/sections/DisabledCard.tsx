import { reopeningText } from '@portal/format';
import { ButtonLink, icons, MessagePage } from '@portal/ui';

/** Replaces the pages of a part that the release manager disabled. Only the server renders it. */
export function DisabledCard(props: {
  title: string;
  message: string | null;
  until: string | null;
  /** The number of the customer centre. */
  phone: string;
}) {
  const { title, message, until, phone } = props;
  return (
    <MessagePage
      page={title}
      boxed
      icon={icons.alert}
      title="지금은 이 화면을 이용할 수 없습니다."
      text={
        <>
          {message ?? '이 화면을 고치고 있습니다. 다른 메뉴는 그대로 이용하실 수 있습니다.'}
          <br />
          {reopeningText(until)}
        </>
      }
      actions={
        <>
          <ButtonLink href={`tel:${phone}`}>고객센터 {phone}</ButtonLink>
          <ButtonLink href="/">처음으로</ButtonLink>
        </>
      }
    />
  );
}
