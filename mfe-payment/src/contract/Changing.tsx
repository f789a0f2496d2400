import { ButtonLink, Notice } from '@portal/ui';
import { paymentPaths } from '../paths.ts';

/** A change in progress, which blocks other changes until it is over. */
export function Changing({ changeIdx }: { changeIdx: string }) {
  return (
    <Notice role="status">
      <p>
        이 계약에는 아직 끝나지 않은 변경이 있습니다. 다시 신청하지 마세요. 이 변경이 끝나면 다시
        바꾸실 수 있습니다.
      </p>
      <ButtonLink href={paymentPaths.change({ change: changeIdx })}>진행 상황 보기</ButtonLink>
    </Notice>
  );
}
