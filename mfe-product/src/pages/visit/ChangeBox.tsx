import styled from '@emotion/styled';
import { useEffect, useRef, type ReactNode } from 'react';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  margin-top: 16px;
  padding: 20px;
  border: var(--line-width) solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
  &:focus {
    outline: none;
  }
`;

/** The frame of a change, focused when it opens; Escape closes it. */
export function ChangeBox(props: { name: string; children: ReactNode; onClose(): void }) {
  const { name, children, onClose } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <Box
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={name}
      onKeyDown={({ key, nativeEvent }) => {
        // Within a syllable that is being typed, Escape belongs to the keyboard.
        if (key === 'Escape' && !nativeEvent.isComposing) onClose();
      }}
    >
      {children}
    </Box>
  );
}
