import { useState } from 'react';
import { Icon } from '../content/Icon.tsx';
import * as icons from '../content/icons.ts';
import { Button } from './Button.tsx';

const FAILED = '복사하지 못했습니다. 글자를 선택해 복사해 주세요.';

/** Copies `text`, then shows the sentence `copied`, or that the browser did not allow it. */
export function CopyButton(props: { text: string; label: string; copied: string }) {
  const { text, label, copied } = props;
  const [result, setResult] = useState<'copied' | 'failed'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      // The browser refused, or has no clipboard because the page came without TLS.
      setResult('failed');
    }
  };
  return (
    <>
      <Button onClick={() => void copy()}>
        <Icon shape={result === 'copied' ? icons.check : icons.document} size={20} />
        {label}
      </Button>
      <span role="status">
        {result === 'copied' && copied}
        {result === 'failed' && FAILED}
      </span>
    </>
  );
}
