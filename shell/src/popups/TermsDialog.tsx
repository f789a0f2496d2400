import styled from '@emotion/styled';
import { formatDay } from '@portal/format';
import { useHost } from '@portal/host';
import { BoardHtml, Button, ContentSkeleton, Dialog, Message, SlowNotice } from '@portal/ui';
import { useEffect, useState } from 'react';
import { caller } from '../release/calls.ts';
import { getTerms } from '@portal/contract';

const Since = styled.p`
  margin-bottom: 16px;
  color: var(--text-second);
  font-size: var(--small);
  font-variant-numeric: tabular-nums;
`;

interface Terms {
  title: string;
  effectiveOn: string;
  html: string;
}

/** A text of the terms (getTerms) over the page, to read and to print. */
export default function TermsDialog({
  termIndex,
  onClose,
}: {
  termIndex: string;
  onClose(): void;
}) {
  const { hrefFor } = useHost();
  const [terms, setTerms] = useState<Terms | 'awaited' | 'failed'>('awaited');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const left = new AbortController();
    caller.call(getTerms, { term_index: termIndex }, { signal: left.signal }).then(setTerms, () => {
      if (!left.signal.aborted) setTerms('failed');
    });
    return () => left.abort();
  }, [termIndex, attempt]);
  const retry = () => {
    setTerms('awaited');
    setAttempt(attempt + 1);
  };
  const there = typeof terms === 'object';
  return (
    <Dialog
      title={there ? terms.title : '약관'}
      wide
      onClose={onClose}
      actions={
        there && (
          <>
            <Button type="button" onClick={() => window.print()}>
              인쇄하기
            </Button>
            <Button type="button" look="primary" onClick={onClose}>
              닫기
            </Button>
          </>
        )
      }
    >
      {terms === 'awaited' && (
        <>
          <SlowNotice onRetry={retry} />
          <ContentSkeleton kind="article" />
        </>
      )}
      {terms === 'failed' && (
        <div role="alert">
          <Message
            title="약관을 불러오지 못했습니다."
            text="잠시 뒤 다시 시도해 주세요."
            actions={
              <Button type="button" onClick={retry}>
                다시 시도
              </Button>
            }
          />
        </div>
      )}
      {there && (
        <>
          <Since>시행일 {formatDay(terms.effectiveOn)}</Since>
          <BoardHtml html={terms.html} hrefFor={hrefFor} heading="h3" />
        </>
      )}
    </Dialog>
  );
}
