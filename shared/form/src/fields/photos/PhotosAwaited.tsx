import styled from '@emotion/styled';
import { Button, Notice, SlowNotice } from '@portal/ui';
import { useEffect } from 'react';
import type { Held } from './photos.tsx';

/** Reserves the height of the empty photo field, so that nothing moves when it is shown. */
const Place = styled.div`
  min-height: 218px;
`;

/** Shown in place of the photo field until its code is loaded. The form can be sent without it. */
export function PhotosAwaited({ held }: { held: Exclude<Held, { is: 'here' }> }) {
  const { is, load } = held;
  useEffect(load, [load]);
  return (
    <Place>
      {is === 'waiting' ? (
        <>
          <p role="status">사진 고르기를 불러오는 중입니다.</p>
          <SlowNotice onRetry={load} />
        </>
      ) : (
        <Notice role="alert">
          사진 고르기를 불러오지 못했습니다. 사진 없이 계속하셔도 됩니다.
          <Button type="button" onClick={load}>
            다시 시도
          </Button>
        </Notice>
      )}
    </Place>
  );
}
