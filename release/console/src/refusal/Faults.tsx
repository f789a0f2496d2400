import styled from '@emotion/styled';
import { inKorean } from './said.ts';
import { Original } from './Original.tsx';

const List = styled.ul`
  padding-left: 1.2em;
  overflow-wrap: anywhere;
`;

/** Faults that a program reported: in Korean those that the console knows, and below all of them as they were written. */
export function Faults({ said }: { said: readonly string[] }) {
  const known = [...new Set(said.flatMap((one) => inKorean(one) ?? []))];
  return (
    <>
      {known.length > 0 && (
        <List>
          {known.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </List>
      )}
      <Original lines={said} />
    </>
  );
}
