import { formatDay } from './date.ts';

const sentences = {
  none: () => '설치일을 정하고 있습니다.',
  toConfirm: (day: string) => `${day} 설치 예정, 이 날을 확정해 주세요.`,
  fixed: (day: string) => `${day} 설치 예정`,
  // The planned day is the one that the customer does not want, so it is not named.
  moving: () => '설치일을 다시 정하고 있습니다.',
  late: (day: string) => `${day} 예정일이 지났습니다. 고객센터에서 확인해 드립니다.`,
  done: (day: string) => `${day} 설치`,
};

/** What a list says about the installation day of an order. `day` is null if none is planned. */
export const installDayText = (day: string | null, state: keyof typeof sentences): string =>
  day === null ? sentences.none() : sentences[state](formatDay(day));
