import styled from '@emotion/styled';
import { useHost } from '@portal/host';
import { Icon, media, VisuallyHidden, icons } from '@portal/ui';
import { PreferenceSwitches } from '../preferences/PreferenceSwitches.tsx';
import { UserLinks } from './UserLinks.tsx';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  height: var(--utility);
  margin-inline: -12px;
  font-size: var(--small);
  white-space: nowrap;
  ${media.mobile} {
    display: none;
  }
`;
const Call = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    color: var(--text);
    font-size: 1rem;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    text-decoration: none;
  }
  svg {
    color: var(--primary);
  }
  > span {
    color: var(--text-second);
  }
  ${media.belowPc} {
    > span {
      display: none;
    }
  }
`;
// The member's name comes after the page and makes this element wider. At the right edge of the row it grows to the left, where nothing
// stands that it could move.
const User = styled.div`
  display: flex;
  gap: 4px;
  min-width: 0;
  margin-left: auto;
  > div {
    min-width: 0;
  }
  span {
    max-width: 10em;
    padding: 0 8px;
    overflow: hidden;
    text-overflow: ellipsis;
    font-weight: 700;
  }
  a,
  button {
    display: inline-flex;
    flex: none;
    align-items: center;
    min-height: 44px;
    padding: 0 12px;
    border: 0;
    border-radius: var(--radius);
    background: none;
    color: var(--text);
    text-decoration: none;
    cursor: pointer;
  }
  a:hover,
  button:hover {
    background: var(--sunken);
  }
`;

/** The first row on wide screens: display settings, phone line, user links. */
export function UtilityRow() {
  const { company } = useHost();
  const phone = company.phones.main;
  return (
    <Row data-utility>
      <PreferenceSwitches />
      <Call>
        <a href={`tel:${phone}`}>
          <Icon shape={icons.phone} size={20} />
          <VisuallyHidden>고객센터 전화</VisuallyHidden> {phone}
        </a>
        <span>{company.hours}</span>
      </Call>
      <User>
        <UserLinks />
      </User>
    </Row>
  );
}
