import styled from '@emotion/styled';
import { Button, media, Notice, SlowNotice } from '@portal/ui';
import { useEffect } from 'react';

/** Has the height of the empty photo field, so that nothing moves when that is shown. */
const Place = styled.div`
  display: grid;
  align-content: center;
  min-height: 163px;
  padding: 20px;
  border: 2px dashed var(--border);
  border-radius: var(--radius);
  color: var(--text-second);
  ${media.mobile} {
    min-height: 159px;
  }
`;

/** Shown in place of the photo field until its code is loaded. The form can be sent without it. */
export function PhotosAwaited({ failed, load }: { failed: boolean; load(): void }) {
  useEffect(() => void load(), [load]);
  if (failed)
    return (
      <Notice role="alert">
        사진 고르기를 불러오지 못했습니다. 사진 없이 계속하셔도 됩니다.
        <Button onClick={load}>다시 시도</Button>
      </Notice>
    );
  return (
    <Place>
      <p role="status">사진 고르기를 불러오는 중입니다.</p>
      <SlowNotice onRetry={load} />
    </Place>
  );
}
