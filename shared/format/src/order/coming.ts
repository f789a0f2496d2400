/** Who comes to a visit, as the API answers. */
interface Coming {
  engineer: string | null;
  arrival: { time: string; minutes: number } | null;
}

const dueIn = (minutes: number) =>
  minutes === 0 ? '곧 도착합니다.' : `약 ${minutes}분 뒤 도착합니다.`;

/** Who comes, and when, as all pages say it. Both are null where nothing is known yet. */
export function comingTexts(coming: Coming | null | undefined): {
  /** `기사 오기사` */
  engineer: string | null;
  /** `기사가 출발했습니다. 14:50쯤, 약 20분 뒤 도착합니다.` */
  arrival: string | null;
} {
  const { engineer = null, arrival = null } = coming ?? {};
  return {
    engineer: engineer === null ? null : `방문 기사 ${engineer}`,
    arrival: arrival && `기사가 출발했습니다. ${arrival.time}쯤, ${dueIn(arrival.minutes)}`,
  };
}

/** The same as a page keeps itself up to date by: what has another key is news. Minutes go by without being any. */
export function comingNews(coming: Coming | null | undefined): { key: string; text: string }[] {
  const { engineer, arrival } = comingTexts(coming);
  return [
    ...(engineer === null ? [] : [{ key: engineer, text: `${engineer}.` }]),
    ...(arrival === null ? [] : [{ key: `arrival ${coming?.arrival?.time}`, text: arrival }]),
  ];
}
