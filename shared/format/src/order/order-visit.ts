import { formatDay } from '../date.ts';

/** The visit of a request in its row: `2026.12.01(화) 회수 예정`; without 예정 once it was made. */
export const orderVisitText = (visit: { on: string; what: string; isPlanned: boolean }): string =>
  `${formatDay(visit.on)} ${visit.what}${visit.isPlanned ? ' 예정' : ''}`;
