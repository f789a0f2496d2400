import type { Delivery, ProductCode, Shipment } from '@portal/contract';
import type { GeneratedAlways } from 'kysely';
import type { Json } from '../../db/tables.ts';
import type { BlindIndex, Sealed } from '../../personal-data/cipher.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    /** Orders that we deliver, as the order system sent them. */
    delivery: {
      delivery_idx: GeneratedAlways<number>;
      order_no: string;
      /** Customer number; null if the customer ordered without an account. */
      user_idx: string | null;
      order_kind: Delivery['orderKind'];
      ordered_on: string;
      goods_cd: string;
      goods_name: string;
      product: ProductCode;
      /** JSON of the recipient and the address (`Recipient`). */
      recipient: Sealed<'delivery.recipient'>;
      /** Name and phone, sealed; guests look deliveries up by it (`contactOf`). */
      contact: Sealed<'delivery.contact'>;
      contact_index: BlindIndex<'delivery.contact'>;
      /** Order number and phone, the other pair that a guest can enter (`orderContactOf`). */
      order_contact: Sealed<'delivery.order_contact'>;
      order_contact_index: BlindIndex<'delivery.order_contact'>;
    };
    /** The goods of an order that arrive together. */
    shipment: {
      shipping_seq: GeneratedAlways<number>;
      delivery_idx: number;
      /** The customer of the delivery, so that an index finds the next installation. */
      user_idx: string | null;
      /** Incremented by each change. An update that expects an older version fails. */
      version: number;
      status: Shipment['status'];
      day: Shipment['day'];
      install_on: string | null;
      hours: string | null;
      asked_on: string | null;
      parts: Json<Shipment['parts']>;
      /** JSON of the engineer (`Engineer`); empty until an engineer is assigned. */
      engineer: Sealed<'shipment.engineer'>;
      /** When the engineer who set out last arrives, milliseconds since 1970; null before that. */
      arrives_at: number | null;
    };
    /** The stage and day of a shipment after each change. Instants are milliseconds since 1970. */
    shipment_event: {
      event_idx: GeneratedAlways<number>;
      shipping_seq: number;
      at: number;
      done_by: 'customer' | 'centre';
      status: Shipment['status'];
      day: Shipment['day'];
      install_on: string | null;
      asked_on: string | null;
    };
  }
}
