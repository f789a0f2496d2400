import { formatDay } from '@portal/format';
import { useHost } from '@portal/host';
import { BoardHtml, Button, Dialog, Text } from '@portal/ui';
import { useCallback } from 'react';
import { lateCalls } from '../release/late-calls.ts';
import { AwaitedContent, useFetched } from './fetched-content.tsx';

/** A text of the terms (getTerms) over the page, to read and to print. */
export default function TermsDialog({
  termIndex,
  onClose,
}: {
  termIndex: string;
  onClose(): void;
}) {
  const { hrefFor } = useHost();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const { caller, readTerms } = await lateCalls();
      return caller.call(readTerms, { term_index: termIndex }, { signal });
    },
    [termIndex],
  );
  const { content: terms, failed, retry } = useFetched(load);
  return (
    <Dialog
      title={terms?.title ?? '약관'}
      wide
      onClose={onClose}
      actions={
        terms && (
          <>
            <Button onClick={() => window.print()}>인쇄하기</Button>
            <Button look="primary" onClick={onClose}>
              닫기
            </Button>
          </>
        )
      }
    >
      {terms ? (
        <>
          <Text size="small" tone="text-second" bottom={16}>
            시행일 {formatDay(terms.effectiveOn)}
          </Text>
          <BoardHtml html={terms.html} hrefFor={hrefFor} heading="h3" />
        </>
      ) : (
        <AwaitedContent failed={failed} failure="약관을 불러오지 못했습니다." onRetry={retry} />
      )}
    </Dialog>
  );
}
