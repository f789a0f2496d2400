import { Notice } from './Notice.tsx';
import { useSlow } from './SlowNotice.tsx';

/** Appears after ten seconds of waiting for a call that must not be sent twice. */
export function SlowHint() {
  const slow = useSlow(null);
  return (
    <div role="status">
      {slow && <Notice>평소보다 오래 걸리고 있습니다. 이 화면에서 조금만 더 기다려 주세요.</Notice>}
    </div>
  );
}
