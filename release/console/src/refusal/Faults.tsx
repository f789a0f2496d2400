import styled from '@emotion/styled';
import { inKorean } from './said.ts';
import { Original } from './Original.tsx';

const List = styled.ul`
  padding-left: 1.2em;
  overflow-wrap: anywhere;
`;

/** What a program found wrong, each in Korean where we know it, and all of it in its own words. */
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
