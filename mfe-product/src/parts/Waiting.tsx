import { useHost, type Answer } from '@portal/host';
import { Loading, type SkeletonKind } from '@portal/ui';

/** Stands in for an answer: a skeleton while it is loaded, or the failure with a button to try again. */
export function Waiting({ answer, kind }: { answer: Answer<unknown>; kind: SkeletonKind }) {
  const { supportCode } = useHost();
  const { error } = answer;
  const failure = error && `가져오지 못했습니다. 지원 번호 ${supportCode(error)}`;
  return <Loading answer={answer} kind={kind} failure={failure} />;
}
