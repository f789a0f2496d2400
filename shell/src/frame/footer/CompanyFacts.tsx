import styled from '@emotion/styled';
import { useHost } from '@portal/host';
import { NewTabLink } from './NewTabLink.tsx';

// The padding makes a link in a line of text a touch target 44 px high; the negative margin keeps the line as high as it was.
const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 20px;
  margin-top: 8px;
  color: var(--text-second);
  font-size: var(--small);
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 6px;
  }
  dt {
    color: var(--text-third);
  }
  a {
    display: inline-block;
    margin-left: 6px;
    padding: 10px 0;
    margin-block: -10px;
    color: inherit;
  }
`;

/** The company's facts that the e-commerce law requires on every page of a shop. */
export function CompanyFacts() {
  const { company } = useHost();
  const facts = [
    ['대표', company.representative],
    ['주소', company.address],
    ['통신판매업 신고', company.mailOrderNumber],
    ['전자우편', company.email],
  ];
  return (
    <div>
      <strong>{company.legalName}</strong>
      <Facts>
        <div>
          <dt>사업자등록번호</dt>
          <dd>
            {company.businessNumber}
            <NewTabLink href={company.ftcUrl}>사업자정보확인</NewTabLink>
          </dd>
        </div>
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </Facts>
    </div>
  );
}
