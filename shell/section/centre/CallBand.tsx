import styled from '@emotion/styled';
import { useHost } from '@portal/host';
import { media, OpenNow, PhoneLink } from '@portal/ui';

const Band = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px 32px;
  margin-top: 72px;
  padding: 32px 40px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--soft-primary);
  color: var(--on-soft-primary);
  h2 {
    margin-bottom: 4px;
    font-size: var(--h4);
  }
  a {
    font-size: var(--h1);
  }
  ${media.mobile} {
    margin-top: 48px;
    padding: 24px;
  }
`;

/** Help by phone: the number, the hours, and whether somebody answers now. */
export function CallBand() {
  const { company } = useHost();
  return (
    <Band>
      <div>
        <h2>전화로 문의하기</h2>
        <p>{company.hours}</p>
        <OpenNow schedule={company.schedule} />
      </div>
      <PhoneLink href={`tel:${company.phones.main}`}>{company.phones.main}</PhoneLink>
    </Band>
  );
}
