import styled from '@emotion/styled';
import type { ShowroomSummary } from '@portal/contract';
import { formatDistance, formatPhone } from '@portal/format';
import { paths } from '@portal/paths';
import { Icon, icons } from '@portal/ui';
import { OpenNow } from '../../showroom/OpenNow.tsx';
import { showsInWords } from '../../showroom/shows.ts';
import { WayThere } from '../../showroom/WayThere.tsx';

const Row = styled.li`
  display: grid;
  gap: 4px;
  padding: 20px 4px;
  border-bottom: var(--line-width) solid var(--line);
  h2 {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    align-items: center;
    justify-content: space-between;
    font-size: var(--h4);
  }
  h2 a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--text);
    text-decoration: none;
  }
  h2 a:hover {
    color: var(--primary);
  }
  h2 span {
    color: var(--on-soft-primary);
    font-size: 1rem;
    font-variant-numeric: tabular-nums;
    letter-spacing: 0;
  }
`;
const Quiet = styled.p`
  color: var(--text-second);
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;
`;
const Phone = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: var(--control);
  padding: 0 12px 0 0;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-decoration: none;
`;

/** A showroom in the list, with its distance if the customer's position is known. */
export function ShowroomRow(props: {
  showroom: ShowroomSummary;
  metres: number | null;
  now: Date | null;
}) {
  const { showroom, metres, now } = props;
  const { bbsIdx, name, addr, phone, hours } = showroom;
  return (
    <Row>
      <h2>
        <a href={paths.showroom({ bbsIdx })}>{name}</a>
        {metres !== null && <span>{formatDistance(metres)}</span>}
      </h2>
      <p>{addr}</p>
      <Quiet>{showsInWords(showroom)} 체험</Quiet>
      <OpenNow hours={hours} now={now} />
      <Ways>
        <Phone href={`tel:${phone}`} aria-label={`${name} ${formatPhone(phone)}`}>
          <Icon shape={icons.phone} size={20} />
          {formatPhone(phone)}
        </Phone>
        <WayThere to={showroom} />
      </Ways>
    </Row>
  );
}
