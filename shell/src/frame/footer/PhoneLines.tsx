import styled from '@emotion/styled';
import { phoneLineNames } from '@portal/contract';
import { useHost } from '@portal/host';

const Lines = styled.div`
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--text);
    font-variant-numeric: tabular-nums;
    text-decoration: none;
  }
  > a {
    font-size: var(--h2);
    font-weight: 800;
    letter-spacing: -0.02em;
  }
  p,
  li {
    color: var(--text-second);
    font-size: var(--small);
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
    margin-top: 4px;
    list-style: none;
  }
  li a {
    margin-left: 8px;
    font-weight: 600;
  }
`;

/** The three phone lines; notices name the others. */
export function PhoneLines() {
  const { phones, hours } = useHost().company;
  return (
    <Lines>
      <a href={`tel:${phones.main}`} aria-label={`고객센터 전화 ${phones.main}`}>
        {phones.main}
      </a>
      <p>{hours}</p>
      <ul>
        {(['corporate', 'sharedChair'] as const).map((line) => (
          <li key={line}>
            {phoneLineNames[line]}
            <a href={`tel:${phones[line]}`}>{phones[line]}</a>
          </li>
        ))}
      </ul>
    </Lines>
  );
}
