import styled from '@emotion/styled';
import { media } from '@portal/ui';
import type { Company } from '@portal/host';

const Frame = styled.footer`
  border-top: var(--line-width) solid var(--line);
  background: var(--sunken);
`;
const Inner = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 32px;
  max-width: 1248px;
  margin: 0 auto;
  padding: 48px var(--gutter);
  ${media.mobile} {
    grid-template-columns: 1fr;
    padding-block: 32px;
  }
`;
const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin-top: 12px;
  color: var(--text-second);
  font-size: var(--small);
  div {
    display: flex;
    gap: 6px;
  }
  dt {
    color: var(--text-third);
  }
`;
const Phone = styled.div`
  a {
    color: var(--text);
    font-size: var(--h3);
    font-weight: 800;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
    text-decoration: none;
  }
  p {
    color: var(--text-second);
    font-size: var(--small);
  }
`;

/** Bottom of every page: who we are and how to reach us. */
export function Footer({ company }: { company: Company }) {
  const facts = [
    ['대표', company.representative],
    ['주소', company.address],
    ['사업자등록번호', company.businessNumber],
    ['통신판매업 신고', company.mailOrderNumber],
    ['전자우편', company.email],
  ];
  return (
    <Frame>
      <Inner>
        <div>
          <strong>{company.legalName}</strong>
          <Facts>
            {facts.map(([term, fact]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </Facts>
        </div>
        <Phone>
          <a href={`tel:${company.phones.main}`}>{company.phones.main}</a>
          <p>{company.hours}</p>
        </Phone>
      </Inner>
    </Frame>
  );
}
