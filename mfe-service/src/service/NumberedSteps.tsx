import { NumberedList } from '@portal/ui';

export interface NumberedStep {
  title: string;
  text: string;
}

/** What happens, in its order. */
export function NumberedSteps({ steps }: { steps: readonly NumberedStep[] }) {
  return (
    <NumberedList>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong>
          <p>{text}</p>
        </li>
      ))}
    </NumberedList>
  );
}
