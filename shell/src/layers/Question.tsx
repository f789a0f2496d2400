import type { Dialogs } from '@portal/host';
import { Button, Dialog, Text, unbroken, VisuallyHidden } from '@portal/ui';
import { closeLayer } from './layers.ts';

/** One button of a dialog. Escape means the first. */
interface Answer {
  label: string;
  value?: boolean;
  look?: 'primary' | 'plain';
}

interface QuestionProps {
  id: number;
  title: string;
  message: string;
  answers: readonly Answer[];
  /** A link to what the question is about. It opens in a new tab. */
  see?: Parameters<Dialogs['confirm']>[0]['see'];
}

/** The element of a dialog that the browser focuses as it opens it, though a link stands before it: React only calls `focus`. */
const first = (button: HTMLElement | null) => button?.setAttribute('autofocus', '');

/** An alert dialog with buttons; the focus starts on the first. */
export function Question({ id, title, message, answers, see }: QuestionProps) {
  return (
    <Dialog
      title={title}
      kind="alert"
      onClose={() => closeLayer(id, answers[0]?.value)}
      actions={answers.map(({ label, value, look = 'plain' }, i) => (
        <Button
          key={label}
          look={look}
          ref={i === 0 ? first : undefined}
          onClick={() => closeLayer(id, value)}
        >
          {label}
        </Button>
      ))}
    >
      {message.split('\n').map((line, i) => (
        <p key={i}>{unbroken(line)}</p>
      ))}
      {see && (
        <Text top={8}>
          <a href={see.href} target="_blank" rel="noreferrer">
            {see.label}
            <VisuallyHidden> (새 창)</VisuallyHidden>
          </a>
        </Text>
      )}
    </Dialog>
  );
}
