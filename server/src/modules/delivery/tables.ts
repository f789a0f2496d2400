import type { Delivery, ProductCode, Shipment } from '@portal/contract';
import type { GeneratedAlways } from 'kysely';
import type { Json } from '../../db/tables.ts';
import type { BlindIndex, Sealed } from '../../personal-data/cipher.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    /** Orders that are delivered by us, as the order system told. */
    delivery: {
      delivery_idx: GeneratedAlways<number>;
      order_no: string;
      /** Customer number; null for who ordered without one. */
      user_idx: string | null;
      order_kind: Delivery['orderKind'];
      ordered_on: string;
      goods_cd: string;
      goods_name: string;
      product: ProductCode;
      /** JSON of who gets it, and where (`Recipient`). */
      recipient: Sealed<'delivery.recipient'>;
      /** Name and phone by which a guest looks it up (`contactOf`). */
      contact: Sealed<'delivery.contact'>;
      contact_index: BlindIndex<'delivery.contact'>;
      /** The other pair: order number and phone (`orderContactOf`). */
      order_contact: Sealed<'delivery.order_contact'>;
      order_contact_index: BlindIndex<'delivery.order_contact'>;
    };
    /** What of an order comes together. */
    shipment: {
      shipping_seq: GeneratedAlways<number>;
      delivery_idx: number;
      /** Counts the changes: of two at once, the one that finds another version has lost. */
      version: number;
      status: Shipment['status'];
      day: Shipment['day'];
      install_on: string | null;
      hours: string | null;
      asked_on: string | null;
      parts: Json<Shipment['parts']>;
      /** JSON of who comes; empty until it is known. */
      engineer: Sealed<'shipment.engineer'>;
    };
    /** How a shipment stood after each change. Instants are milliseconds since 1970. */
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
