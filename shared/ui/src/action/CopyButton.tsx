import { useState } from 'react';
import { Icon } from '../content/Icon.tsx';
import * as icons from '../content/icons.ts';
import { Button } from './Button.tsx';

/** Copies `text`, and then shows the sentence `copied`. */
export function CopyButton(props: { text: string; label: string; copied: string }) {
  const { text, label, copied } = props;
  const [done, setDone] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setDone(true),
      () => setDone(false),
    );
  return (
    <>
      <Button type="button" onClick={() => void copy()}>
        <Icon shape={done ? icons.check : icons.document} size={20} />
        {label}
      </Button>
      <span role="status">{done && copied}</span>
    </>
  );
}
