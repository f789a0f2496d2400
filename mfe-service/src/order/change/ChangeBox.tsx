import styled from '@emotion/styled';
import { useEffect, useRef, type ReactNode } from 'react';

const Box = styled.div`
  justify-self: stretch;
  padding: 20px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius);
  &:focus {
    outline: none;
  }
`;

/** What opens below a button, and takes the focus from it; Escape closes it. */
export function ChangeBox(props: { label: string; children: ReactNode; onClose(): void }) {
  const { label, children, onClose } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <Box
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={label}
      onKeyDown={({ key, nativeEvent }) => {
        // Within a syllable that is being typed, Escape belongs to the keyboard.
        if (key === 'Escape' && !nativeEvent.isComposing) onClose();
      }}
    >
      {children}
    </Box>
  );
}
