import type { Visit } from '@portal/contract';
import type { SiteType } from '@portal/format';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from '../../db/tables.ts';
import type { Sealed } from '../../personal-data/cipher.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    /** Bookings of visits. Each occupies one of the showroom's places at its time. */
    visit: {
      visit_idx: GeneratedAlways<number>;
      member_id: string;
      bbs_idx: string;
      visit_on: string;
      /** `10:30` */
      visit_time: string;
      /** The number of the place, from 1; unique at that time in that showroom. Null once the booking is cancelled. */
      place: number | null;
      /**
       * The showroom's data when the visit was booked; content may no longer have the showroom. Bookings of earlier releases
       * have no minutes.
       */
      showroom: Json<Pick<Visit, 'name' | 'addr' | 'phone'> & Partial<Pick<Visit, 'minutes'>>>;
      goods_name: string | null;
      party: number;
      /** The person to call, by default the member. */
      name: Sealed<'visit.name'>;
      phone: Sealed<'visit.phone'>;
      /** What the showroom should know; null if nothing. */
      note: Sealed<'visit.note'> | null;
      /** How often the booking has been moved, changed or cancelled. */
      changes: Generated<number>;
      /** When it last was, milliseconds since 1970; null if never. */
      changed_at: number | null;
      received_on: string;
      /** The site on which the member booked the visit. */
      site_type: SiteType;
    };
  }
}
