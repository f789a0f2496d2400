import type { Visit } from '@portal/contract';
import type { SiteType } from '@portal/format';
import type { GeneratedAlways } from 'kysely';
import type { Json } from '../../db/tables.ts';
import type { Sealed } from '../../personal-data/cipher.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    /** Bookings of visits: each holds one of the places that a showroom has at a time. */
    visit: {
      visit_idx: GeneratedAlways<number>;
      member_id: string;
      bbs_idx: string;
      visit_on: string;
      /** `10:30` */
      visit_time: string;
      /** From 1; unique within its time. Null once the booking is cancelled. */
      place: number | null;
      /** The showroom as the customer booked it, because it may leave the content. */
      showroom: Json<Pick<Visit, 'name' | 'addr' | 'phone'>>;
      goods_name: string | null;
      party: number;
      /** Whom to call. */
      name: Sealed<'visit.name'>;
      phone: Sealed<'visit.phone'>;
      received_on: string;
      /** The site that the customer came from. */
      site_type: SiteType;
    };
  }
}
