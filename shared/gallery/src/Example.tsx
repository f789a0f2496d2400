import styled from '@emotion/styled';
import { Card } from '@portal/ui';
import { useState, type ReactNode } from 'react';
import { codeOf } from './code-of.ts';

const Box = styled.section`
  h2 {
    margin-bottom: 12px;
    font-size: var(--h4);
  }
`;
const Code = styled.pre`
  overflow-x: auto;
  margin: 0;
  padding: 16px;
  border-radius: var(--radius);
  background: var(--sunken);
  font-size: var(--small);
`;
const Details = styled.details`
  margin-top: 12px;
  summary {
    min-height: 48px;
    padding: 8px 0;
    cursor: pointer;
  }
`;

/** An example with its code, which is fetched when it is opened. */
export function Example(props: { name: string; source: URL; children: ReactNode }) {
  const { name, source, children } = props;
  const [code, setCode] = useState<string | null>(null);
  const show = async () => {
    const file = await fetch(source);
    setCode(codeOf(await file.text(), name));
  };
  return (
    <Box>
      <h2>{name}</h2>
      <Card as="div">{children}</Card>
      <Details onToggle={({ currentTarget }) => currentTarget.open && void show()}>
        <summary>{name} 코드</summary>
        {code !== null && <Code tabIndex={0}>{code}</Code>}
      </Details>
    </Box>
  );
}
