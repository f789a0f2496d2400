import type { Quote, ServiceKind, ServiceProduct } from '@portal/contract';
import type { SiteType } from '@portal/format';
import type { GeneratedAlways } from 'kysely';
import type { Json } from '../../db/tables.ts';
import type { BlindIndex, Sealed } from '../../personal-data/cipher.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    /** Requests for services. */
    service_order: {
      ord_nbr: GeneratedAlways<number>;
      member_id: string;
      service: ServiceKind;
      product: ServiceProduct;
      product_idx: number | null;
      /** The product's name at that time, because the product may leave the registry. */
      goods_name: string;
      status: string;
      /** Counts the changes: of two at once, the one that finds another version has lost. */
      version: number;
      received_on: string;
      visit_on: string | null;
      /** The second day of a service with two visits: installation after a transfer, or assembly; null for all others. */
      second_on: string | null;
      /** JSON of what was entered (`Entered`). */
      entered: Sealed<'service_order.entered'>;
      /** Name and phone by which a guest looks it up (`contactOf`). */
      contact: Sealed<'service_order.contact'>;
      contact_index: BlindIndex<'service_order.contact'>;
      /** As it was when the request was filed, or paid with points. */
      quote: Json<Quote>;
      /** Points spent; a cancelled request spends none. */
      point: number;
      /** The payment that it was, or may be, charged with; null where none is under way. */
      pay_moid: string | null;
      /** Points that a payment holds until it is paid or fails, those of `point` included. */
      held: number;
      /** The site that the customer came from. */
      site_type: SiteType;
      /** The windows of its days: `09:00~12:00`; null if it has none. */
      visit_window: string | null;
      second_window: string | null;
      /** When the engineer who set out last arrives, milliseconds since 1970; null before that. */
      arrives_at: number | null;
      /** JSON of who comes, and to which of its days (`Engineer`); null until somebody is named. */
      engineer: Sealed<'service_order.engineer'> | null;
      /** JSON of what was done at the visit (`WorkReport`); null until the centre reports it. */
      work: Sealed<'service_order.work'> | null;
      /** The last day of the warranty of the work; null where it has none. */
      warranty_until: string | null;
      /** The request whose repair did not last, so that this one was filed; null for all others. */
      again_of: number | null;
    };
    /** How members say that a visit was. Instants are milliseconds since 1970. */
    visit_rating: {
      ord_nbr: number;
      member_id: string;
      /** `VisitScore` as a number: 3 is the best. */
      score: number;
      text: Sealed<'visit_rating.text'>;
      /** When it was said first: a change does not move it. */
      rated_at: number;
    };
    /** What happened to requests. Instants are milliseconds since 1970. */
    service_event: {
      event_idx: GeneratedAlways<number>;
      ord_nbr: number;
      at: number;
      status: string;
      /** `portal`: a job of the portal, because the request was not paid in time. */
      done_by: 'customer' | 'centre' | 'portal';
      /** What the customer reads beside it. */
      note: Sealed<'service_event.note'>;
    };
  }
}
