import type { Delivery, Shipment } from '@portal/contract';
import { comingTexts, formatPhone } from '@portal/format';
import { Bullets, Cluster, Icon, icons, PhoneLink, Portrait, Section, Stages } from '@portal/ui';
import type { Who } from '../../delivery/found.ts';
import { InstallDay } from './InstallDay.tsx';

export function ShipmentPart(props: {
  shipment: Shipment;
  title: string;
  /** True for the first shipment whose day waits for a confirmation: its button is the page's primary one. */
  isFirstToConfirm: boolean;
  who?: Who;
  reload(): Promise<void>;
  onChanged?(delivery: Delivery): void;
}) {
  const { shipment, title, ...day } = props;
  const { parts, engineer, stages, next, installOn, coming } = shipment;
  const told = comingTexts(coming);
  // The day itself stands above, and `Stages` would say "by" that day.
  const isOnDay = next.by !== null && next.by === installOn;
  return (
    <Section>
      <h2>{title}</h2>
      <Bullets items={parts.map(({ goodsName, qty }) => `${goodsName} ${qty}개`)} />
      <InstallDay shipment={shipment} {...day} />
      {told.arrival !== null && (
        <p>
          <strong>{told.arrival}</strong>
        </p>
      )}
      {!engineer && told.engineer !== null && (
        <Cluster as="p" gap={12}>
          <Portrait picture={coming?.picture} />
          {told.engineer}
        </Cluster>
      )}
      {engineer && (
        <Cluster as="p" gap={[4, 16]} top={8}>
          <Portrait picture={coming?.picture} />
          설치 기사 {engineer.name}
          <PhoneLink href={`tel:${engineer.phone}`}>
            <Icon shape={icons.phone} size={20} />
            {formatPhone(engineer.phone)}
          </PhoneLink>
        </Cluster>
      )}
      <Stages stages={stages} next={isOnDay ? { ...next, by: null } : next} />
    </Section>
  );
}
