import {
  ActionBar,
  Button,
  ButtonLink,
  Cluster,
  CopyButton,
  LinkButton,
  PhoneLink,
  SaveButton,
  useBusy,
} from '@portal/ui';

/** At most one of them is primary on a screen. */
export function ButtonLooks() {
  return (
    <Cluster>
      <Button look="primary">신청하기</Button>
      <Button>취소</Button>
      <Button look="primary" disabled>
        신청하기
      </Button>
      <Button disabled>취소</Button>
      <Button>수리 신청 취소하고 처음부터 다시 작성하기</Button>
    </Cluster>
  );
}

/** Takes no second press while it works. */
export function BusyButton() {
  const busy = useBusy(() => new Promise<void>((done) => setTimeout(done, 3000)));
  return (
    <Button look="primary" {...busy}>
      보내기 (3초)
    </Button>
  );
}

export function ButtonLinks() {
  return (
    <Cluster>
      <ButtonLink look="primary" href="#">
        신청하러 가기
      </ButtonLink>
      <ButtonLink href="#">목록으로</ButtonLink>
    </Cluster>
  );
}

/** An action that reads like a link. */
export function LinkButtons() {
  return <LinkButton type="button">다른 주소로 바꾸기</LinkButton>;
}

export function CopyButtons() {
  return <CopyButton text="20260001" label="접수 번호 복사" copied="복사했습니다" />;
}

export function PhoneLinks() {
  return (
    <Cluster gap={24}>
      <PhoneLink href="tel:1577-0000">1577-0000</PhoneLink>
      <PhoneLink href="tel:1577-0000" size="h3">
        1577-0000
      </PhoneLink>
    </Cluster>
  );
}

export function SaveButtons() {
  return (
    <SaveButton
      name="방문일.ics"
      type="text/calendar"
      text={() => 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'}
    >
      달력에 저장
    </SaveButton>
  );
}

/** On a phone the buttons of a step stand at the lower edge of the screen. */
export function ButtonsOfAStep() {
  return (
    <ActionBar>
      <Button look="primary">다음</Button>
    </ActionBar>
  );
}
