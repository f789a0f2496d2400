import styled from '@emotion/styled';
import { media } from '@portal/ui';
import { TickerPlace } from '../ticker/TickerPlace.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import { FamilySites } from './FamilySites.tsx';
import { LinkBar } from './LinkBar.tsx';
import { OutsideLinks } from './OutsideLinks.tsx';
import { PhoneLines } from './PhoneLines.tsx';

const Frame = styled.footer`
  border-top: var(--line-width) solid var(--line);
  background: var(--sunken);
`;
const Inner = styled.div`
  position: relative;
  display: grid;
  gap: 24px;
  max-width: 1248px;
  margin: 0 auto;
  padding: 76px var(--gutter) calc(40px + env(safe-area-inset-bottom));
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 48px;
`;
const Who = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 640px);
  justify-content: space-between;
  gap: 24px 72px;
  padding-top: 24px;
  border-top: var(--line-width) solid var(--line);
  ${media.belowPc} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Bottom of every page: who we are and how to reach us. */
export function Footer() {
  return (
    <Frame>
      <Inner>
        <TickerPlace />
        <Row>
          <LinkBar />
          <FamilySites />
        </Row>
        <Who>
          <PhoneLines />
          <CompanyFacts />
        </Who>
        <OutsideLinks />
      </Inner>
    </Frame>
  );
}
