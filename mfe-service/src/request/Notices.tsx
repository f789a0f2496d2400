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

/** Shows what applies to every request, and tells of an open one for the same service, product and day. */
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
