import styled from '@emotion/styled';
import type { ShowroomSummary } from '@portal/contract';
import { formatDistance, formatPhone } from '@portal/format';
import { paths } from '@portal/paths';
import { ButtonLink, Cluster, Icon, icons, PhoneLink, Stack, TapLink, Text } from '@portal/ui';
import { productPaths } from '../../paths.ts';
import { OpenNow } from '../../showroom/OpenNow.tsx';
import { showsInWords } from '../../showroom/shows.ts';
import { WayThere } from '../../showroom/WayThere.tsx';

const Row = styled.li`
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
  h2 span {
    color: var(--on-soft-primary);
    font-size: 1rem;
    font-variant-numeric: tabular-nums;
    letter-spacing: 0;
  }
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
      <Stack gap={4}>
        <h2>
          <TapLink tone="lead" href={paths.showroom({ bbsIdx })}>
            {name}
          </TapLink>
          {metres !== null && <span>{formatDistance(metres)}</span>}
        </h2>
        <p>{addr}</p>
        <Text tone="text-second">{showsInWords(showroom)} 체험</Text>
        <OpenNow hours={hours} now={now} />
        <Cluster top={12}>
          <PhoneLink href={`tel:${phone}`} aria-label={`${name} ${formatPhone(phone)}`}>
            <Icon shape={icons.phone} size={20} />
            {formatPhone(phone)}
          </PhoneLink>
          {/* Where the number fills the line, both go to the next one. */}
          <Cluster>
            <WayThere to={showroom} />
            <ButtonLink
              href={productPaths.visit({ showroom: bbsIdx })}
              aria-label={`${name} 방문 예약`}
            >
              방문 예약
            </ButtonLink>
          </Cluster>
        </Cluster>
      </Stack>
    </Row>
  );
}
