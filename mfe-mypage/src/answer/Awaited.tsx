import styled from '@emotion/styled';
import { isApiError, useHost, type Answer } from '@portal/host';
import { Button, Notice, SlowNotice } from '@portal/ui';
import type { ReactNode } from 'react';

const Waiting = styled.p`
  min-height: 52px;
  color: var(--text-second);
`;

/**
 * What a page shows beside its own data: once its answer is there, that; where it fails, a way to try again in its
 * place, with the rest of the page as it is.
 * @param props.what what is read, as the object of a sentence: `포인트를`
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
        <Button type="button" onClick={refetch}>
          다시 시도
        </Button>
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
