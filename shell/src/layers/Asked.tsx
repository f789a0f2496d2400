import type { Layer } from '../state/layers.ts';
import { Question } from './Question.tsx';

/** A layer that the customer answers with a button. */
type AskedLayer = Extract<Layer, { kind: 'alert' | 'confirm' | 'wait' }>;

export default function Asked({ layer }: { layer: AskedLayer }) {
  const { id, message } = layer;
  switch (layer.kind) {
    case 'alert':
      return (
        <Question
          id={id}
          title="알림"
          message={message}
          answers={[{ label: '확인', look: 'primary' }]}
        />
      );
    case 'confirm':
      return (
        <Question
          id={id}
          title="확인해 주세요"
          message={message}
          see={layer.see}
          answers={[
            { label: layer.no, value: false },
            { label: layer.yes, value: true, look: 'primary' },
          ]}
        />
      );
    case 'wait':
      return (
        <Question
          id={id}
          title={layer.title}
          message={message}
          answers={[{ label: layer.cancel }]}
        />
      );
  }
}
