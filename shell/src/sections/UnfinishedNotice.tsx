import { Button, Notice } from '@portal/ui';

/** Shown above a page of the server that could not be hydrated, because its code failed to load. */
export function UnfinishedNotice({
  supportCode,
  onRetry,
}: {
  supportCode: string;
  onRetry(): void;
}) {
  return (
    <Notice role="alert">
      <span>
        이 화면의 일부 기능을 쓸 수 없습니다. 읽기와 다른 메뉴는 그대로 이용하실 수 있습니다. 지원
        번호 <strong>{supportCode}</strong>
      </span>
      <Button onClick={onRetry}>다시 시도</Button>
    </Notice>
  );
}
