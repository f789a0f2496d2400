import styled from '@emotion/styled';
import { formatPhone } from '@portal/format';
import type { PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import {
  BackLink,
  ButtonLink,
  CopyButton,
  Highlight,
  Icon,
  media,
  PageHeading,
  PhoneLink,
  useNow,
  icons,
} from '@portal/ui';
import { productPaths } from '../../paths.ts';
import { OpenNow } from '../../showroom/OpenNow.tsx';
import { showsInWords } from '../../showroom/shows.ts';
import { WayThere } from '../../showroom/WayThere.tsx';
import type { load } from './load.ts';
import { Hours } from './Hours.tsx';
import { Models } from './Models.tsx';

const Head = styled(Highlight)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px 32px;
  align-items: center;
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Phone = styled(PhoneLink)`
  font-size: var(--h3);
`;
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
  section > ul:not([class]) {
    display: grid;
    gap: 6px;
    padding-left: 1.2em;
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
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  margin: 16px 0;
`;
const Pictures = styled.ul`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: 16px;
  list-style: none;
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
      <Head>
        <div>
          <OpenNow hours={hours} now={now} />
          <Phone href={`tel:${phone}`} aria-label={`${name} ${formatPhone(phone)}`}>
            <Icon shape={icons.phone} />
            {formatPhone(phone)}
          </Phone>
        </div>
        <ButtonLink look="primary" href={productPaths.visit({ showroom: bbsIdx })}>
          방문 예약
        </ButtonLink>
      </Head>
      {note !== '' && <p>{note}</p>}
      <Columns>
        <section>
          <h2>오시는 길</h2>
          <address>{addr}</address>
          <Ways>
            <CopyButton text={addr} label="주소 복사" copied="주소를 복사했습니다." />
            <WayThere to={showroom} />
          </Ways>
          {transit.length > 0 && (
            <>
              <h3>대중교통</h3>
              <ul>
                {transit.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
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
        {pictures.length > 0 && (
          <Pictures aria-label="매장 사진">
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
      </Columns>
    </article>
  );
}
