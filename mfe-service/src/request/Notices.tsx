import styled from '@emotion/styled';
import { serviceNotices, type ServiceKind } from '@portal/contract';
import { SameOrder } from './SameOrder.tsx';

const Box = styled.aside`
  padding: 16px 20px;
  border-radius: var(--radius);
  background: var(--sunken);
  font-size: var(--small);
  ul {
    display: grid;
    gap: 4px;
    padding-left: 1.2em;
  }
`;

/** What every form says before a request is sent, and whether the same one is there already. */
export function Notices(props: {
  service: ServiceKind;
  /** Null for a request without a visit. */
  visit: { productIdx: string; visitOn: string } | null;
}) {
  return (
    <>
      {props.visit && <SameOrder service={props.service} draft={props.visit} />}
      <Box aria-label="알아 두세요">
        <ul>
          {serviceNotices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      </Box>
    </>
  );
}
