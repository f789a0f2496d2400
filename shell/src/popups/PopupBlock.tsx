import styled from '@emotion/styled';
import type { HelpBlock, Seat } from '@portal/contract';
import { useHost } from '@portal/host';
import { Bullets, ButtonLink, Card, Cluster, Icon, icons, media, Text } from '@portal/ui';
import type { ReactNode } from 'react';
import { Picture } from './pictures/pictures.tsx';
import { SeatPrices } from './SeatPrices.tsx';

const Narrow = styled.div`
  width: min(420px, 100%);
  margin: 0 auto;
`;
const OnPhones = styled.div`
  display: none;
  ${media.mobile} {
    display: block;
  }
`;
const Elsewhere = styled.div`
  ${media.mobile} {
    display: none;
  }
`;
const NumberList = styled.ol`
  display: grid;
  gap: 8px;
  counter-reset: row;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 28px 1fr;
    gap: 12px;
    align-items: baseline;
    counter-increment: row;
  }
  li::before {
    content: counter(row);
    border-radius: 14px;
    background: var(--primary);
    color: var(--on-primary);
    font-size: var(--small);
    font-weight: 700;
    line-height: 28px;
    text-align: center;
  }
`;
const Way = styled.div`
  display: grid;
  gap: 12px;
  &:not(:last-child) {
    padding-bottom: 20px;
    border-bottom: var(--line-width) solid var(--line);
  }
`;

/**
 * Rows numbered as in the picture above. The explicit role is for Safari, which drops it from a list without
 * markers.
 */
const Numbers = ({ items }: { items: string[] }) => (
  <NumberList role="list">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </NumberList>
);

/** A popup may open on the very page that it links to. */
const isHere = (href: string) => new URL(href, location.href).pathname === location.pathname;

/** A block of a help popup. `onLeave` is called when a link to another page is followed. */
export function PopupBlock(props: {
  block: HelpBlock;
  seats: readonly Seat[];
  /** Code of the one seat that the popup is about. */
  part: string | undefined;
  onLeave(): void;
}): ReactNode {
  const { block, seats, part, onLeave } = props;
  const { company, hrefFor } = useHost();
  switch (block.is) {
    case 'text':
      return <p>{block.text}</p>;
    case 'picture': {
      const draw = (picture: string) => <Picture of={picture} seats={seats} part={part} />;
      if (!block.onPhones) return <Narrow>{draw(block.picture)}</Narrow>;
      return (
        <>
          <Elsewhere>{draw(block.picture)}</Elsewhere>
          <OnPhones>
            <Narrow>{draw(block.onPhones)}</Narrow>
          </OnPhones>
        </>
      );
    }
    case 'numbers':
      return <Numbers items={block.items} />;
    case 'seatNames': {
      const one = seats.find(({ code }) => code === part);
      // The picture of one seat has no numbers.
      if (one) return <p>{one.place}</p>;
      return <Numbers items={seats.map(({ name, place }) => `${name}: ${place}`)} />;
    }
    case 'seatPrices':
      return <SeatPrices seats={seats} />;
    case 'notice':
      return (
        <Card tone="notable" id={block.name} aria-labelledby={`${block.name}-title`}>
          <Cluster bottom={8}>
            <Icon shape={icons.alert} size={20} />
            <Text as="h3" size="body" id={`${block.name}-title`}>
              {block.title}
            </Text>
          </Cluster>
          <Bullets items={block.items} />
        </Card>
      );
    case 'links':
      return block.links.map(({ text, label, href }) => {
        const there = hrefFor(href);
        return (
          there &&
          !isHere(there) && (
            <Way key={href}>
              <p>{text}</p>
              <ButtonLink href={there} onClick={onLeave}>
                {label}
              </ButtonLink>
            </Way>
          )
        );
      });
    case 'phone':
      return (
        <Way>
          <p>
            {block.text} {company.hours}
          </p>
          <ButtonLink look="primary" href={`tel:${company.phones.main}`}>
            <Icon shape={icons.phone} size={20} />
            {company.centre} {company.phones.main}
          </ButtonLink>
        </Way>
      );
  }
}
