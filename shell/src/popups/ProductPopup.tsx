import styled from '@emotion/styled';
import { useHost } from '@portal/host';
import { BoardHtml, Button, Card, Cluster, media, Text } from '@portal/ui';
import type { Popup } from '@portal/contract';
import { Picture } from './pictures/pictures.tsx';

/** As wide as the page above it. */
const Place = styled.div`
  max-width: 1248px;
  margin: 0 auto;
  padding: 0 var(--gutter) 72px;
  ${media.mobile} {
    padding-bottom: 48px;
  }
  @media print {
    display: none;
  }
`;
const Drawn = styled.div`
  width: min(420px, 100%);
  margin-bottom: 20px;
`;

/** A popup that the company shows on a page: in its flow, below what the customer came for. */
export default function ProductPopup(props: { popup: Popup; onNotToday(): void; onClose(): void }) {
  const { popup, onNotToday, onClose } = props;
  const { hrefFor } = useHost();
  return (
    <Place>
      <Card aria-label={popup.title}>
        <Text as="h2" size="h4" bottom={12}>
          {popup.title}
        </Text>
        {popup.popType === 'img' && popup.img && (
          <Drawn>
            <Picture of={popup.img} seats={popup.seats} />
          </Drawn>
        )}
        <BoardHtml html={popup.result} hrefFor={hrefFor} heading="h3" />
        <Cluster top={16}>
          <Button onClick={onClose}>닫기</Button>
          <Button onClick={onNotToday}>오늘 하루 보지 않기</Button>
        </Cluster>
      </Card>
    </Place>
  );
}
