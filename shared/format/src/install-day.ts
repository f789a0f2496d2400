import { formatDay } from './date.ts';

const sentences = {
  none: () => '설치일을 정하고 있습니다.',
  toConfirm: (day: string) => `${day} 설치 예정, 이 날을 확정해 주세요.`,
  fixed: (day: string) => `${day} 설치 예정`,
  // The customer rejected the planned day, so do not name it.
  moving: () => '설치일을 다시 정하고 있습니다.',
  late: (day: string) => `${day} 예정일이 지났습니다. 고객센터에서 확인해 드립니다.`,
  done: (day: string) => `${day} 설치`,
};

type DayState = keyof typeof sentences;

/** An installation day for lists. `day` is null if none is planned. */
const installDayText = (day: string | null, state: DayState): string =>
  day === null ? sentences.none() : sentences[state](formatDay(day));

interface Day {
  installOn: string | null;
  dayState: DayState;
}
interface Shipped extends Day {
  parts: readonly { goodsName: string; qty: number }[];
  statusName: string;
}

const shipmentText = ({ parts, statusName, installOn, dayState }: Shipped, i: number): string => {
  const goods = parts.map(({ goodsName, qty }) => `${goodsName} ${qty}개`).join(', ');
  return `배송 ${i + 1}: ${goods} · ${statusName} · ${installDayText(installOn, dayState)}`;
};

/** An order's installation for lists: one line, or one for each of several shipments. */
export function installationTexts(order: {
  installedOn: string | null;
  delivery: (Day & { shipments: readonly Shipped[] }) | null;
}): string[] {
  const { installedOn, delivery } = order;
  if (delivery && delivery.shipments.length > 1) return delivery.shipments.map(shipmentText);
  if (installedOn !== null) return [`${formatDay(installedOn)} 설치`];
  return delivery ? [installDayText(delivery.installOn, delivery.dayState)] : [];
}
