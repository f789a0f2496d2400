import styled from '@emotion/styled';
import { serviceNotices } from '@portal/contract';

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

/** What every form says before a request is sent. */
export function Notices() {
  return (
    <Box aria-label="알아 두세요">
      <ul>
        {serviceNotices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
    </Box>
  );
}
