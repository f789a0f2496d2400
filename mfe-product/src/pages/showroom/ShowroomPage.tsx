import styled from '@emotion/styled';
import { formatPhone } from '@portal/format';
import type { PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import {
  BackLink,
  Bullets,
  ButtonLink,
  Card,
  Cluster,
  CopyButton,
  Grid,
  Icon,
  icons,
  media,
  PageHeading,
  PhoneLink,
  useNow,
} from '@portal/ui';
import { productPaths } from '../../paths.ts';
import { OpenNow } from '../../showroom/OpenNow.tsx';
import { showsInWords } from '../../showroom/shows.ts';
import { WayThere } from '../../showroom/WayThere.tsx';
import type { load } from './load.ts';
import { Hours } from './Hours.tsx';
import { Models } from './Models.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-template-rows: auto 1fr;
  gap: 48px 64px;
  margin-top: 48px;
  address {
    font-style: normal;
  }
  > :nth-of-type(2) {
    grid-row: 1 / span 2;
    grid-column: 2;
  }
  h2 {
    margin-bottom: 12px;
    font-size: var(--h3);
  }
  h3 {
    margin: 20px 0 8px;
    font-size: 1rem;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    margin-top: 40px;
    > :nth-of-type(2) {
      grid-row: auto;
      grid-column: 1;
    }
  }
`;
const Pictures = styled(Grid)`
  img {
    width: 100%;
    height: auto;
    border-radius: var(--radius-card);
    background: var(--sunken);
  }
`;

export default function ShowroomPage({ data: showroom }: PageProps<typeof load>) {
  const { bbsIdx, name, addr, phone, hours, parking, transit, models, pictures, note } = showroom;
  const now = useNow();
  return (
    <article>
      <BackLink href={paths.showrooms()} label="매장 찾기" />
      <PageHeading title={name} lead={`${showsInWords(showroom)}를 체험하실 수 있습니다.`} />
      <Card tone="soft">
        <Cluster justify="space-between" gap={[12, 32]}>
          <div>
            <OpenNow hours={hours} now={now} />
            <PhoneLink size="h3" href={`tel:${phone}`} aria-label={`${name} ${formatPhone(phone)}`}>
              <Icon shape={icons.phone} />
              {formatPhone(phone)}
            </PhoneLink>
          </div>
          <ButtonLink look="primary" href={productPaths.visit({ showroom: bbsIdx })}>
            방문 예약
          </ButtonLink>
        </Cluster>
      </Card>
      {note !== '' && <p>{note}</p>}
      <Columns>
        <section>
          <h2>오시는 길</h2>
          <address>{addr}</address>
          <Cluster gap={[8, 12]} top={16} bottom={16}>
            <CopyButton text={addr} label="주소 복사" copied="주소를 복사했습니다." />
            <WayThere to={showroom} />
          </Cluster>
          {transit.length > 0 && (
            <>
              <h3>대중교통</h3>
              <Bullets items={transit} />
            </>
          )}
          <h3>주차</h3>
          <p>{parking}</p>
        </section>
        <section>
          <h2>여는 시간</h2>
          <Hours hours={hours} now={now} />
        </section>
        <section>
          <h2>체험하실 수 있는 제품</h2>
          <Models models={models} />
        </section>
      </Columns>
      {pictures.length > 0 && (
        <Pictures as="ul" min={300} top={48} aria-label="매장 사진">
          {pictures.map(({ url, alt, width, height }) => (
            <li key={url}>
              <img
                src={url}
                alt={alt}
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
              />
            </li>
          ))}
        </Pictures>
      )}
    </article>
  );
}
