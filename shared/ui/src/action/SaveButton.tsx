import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

/** Saves a text as a file. The text is made when the button is pressed. */
export function SaveButton(props: {
  name: string;
  type: string;
  text(): string;
  children: ReactNode;
}) {
  const { name, type, text, children } = props;
  const save = () => {
    const url = URL.createObjectURL(new Blob([text()], { type }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    URL.revokeObjectURL(url);
  };
  return <Button onClick={save}>{children}</Button>;
}
