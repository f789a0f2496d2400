import type { Popup } from '@portal/contract';
import { useHost } from '@portal/host';
import { BoardHtml, Card, Grid, Text } from '@portal/ui';

export function TipCards({ cards }: { cards: Popup[] }) {
  const { hrefFor } = useHost();
  return (
    <Grid as="ul" min={280}>
      {cards.map(({ name, title, result }) => (
        <Card as="li" tone="quiet" key={name}>
          <Text as="h3" size="row" bottom={8}>
            {title}
          </Text>
          <BoardHtml html={result} hrefFor={hrefFor} />
        </Card>
      ))}
    </Grid>
  );
}
