import styled from '@emotion/styled';
import { isApiError, useHost, type Answer } from '@portal/host';
import { Button, Notice, SlowNotice } from '@portal/ui';
import type { ReactNode } from 'react';

const Waiting = styled.p`
  min-height: 52px;
  color: var(--text-second);
`;

/**
 * Shows one answer among others on a page. While it is loaded, or if it fails, only this place changes; the customer can try
 * again here.
 * @param props.what the object of the sentence '… 가져오지 못했습니다', with its particle: `포인트를`
 */
export function Awaited<T>(props: {
  answer: Answer<T>;
  what: string;
  children(data: T): ReactNode;
}): ReactNode {
  const { answer, what, children } = props;
  const { data, error, fetching, refetch } = answer;
  const { supportCode } = useHost();
  if (data !== undefined) return children(data);
  if (error && !fetching) {
    const offline = isApiError(error) && error.code === 'NETWORK';
    return (
      <Notice role="alert">
        <p>
          {what} 가져오지 못했습니다.{' '}
          {offline ? '인터넷 연결을 확인해 주세요.' : `지원 번호 ${supportCode(error)}`}
        </p>
        <Button onClick={refetch}>다시 시도</Button>
      </Notice>
    );
  }
  return (
    <>
      <SlowNotice onRetry={refetch} />
      <Waiting role="status">불러오는 중입니다.</Waiting>
    </>
  );
}
