import type { ProductCode, PurchasePlace, RegistrationStage } from '@portal/contract';
import type { SiteType } from '@portal/format';
import type { GeneratedAlways } from 'kysely';
import type { Sealed } from '../../personal-data/cipher.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    /** Serial numbers that were made, with their models; `taken` are those registered before the portal was. */
    serial_number: {
      serial_no: string;
      goods_cd: string;
      taken: boolean;
    };
    /** Serial numbers that are registered here, or are being; the key lets nobody register one twice. */
    serial_claim: {
      serial_no: string;
    };
    /** Registrations of genuine products. */
    registration: {
      bbs_idx: GeneratedAlways<number>;
      member_id: string;
      goods_cd: string;
      /** The model's name and group at that time, because the model may leave the content. */
      goods_name: string;
      product: ProductCode;
      serial_no: string;
      bought_at: PurchasePlace;
      shop: Sealed<'registration.shop'>;
      bought_on: string;
      status: RegistrationStage;
      /** Counts the changes: of two at once, the one that finds another version has lost. */
      version: number;
      refused: boolean;
      /** Why it was refused, in words for customers. */
      refusal: Sealed<'registration.refusal'>;
      /** Whether the membership service was told of the product. */
      recorded: boolean;
      received_on: string;
      answer_by: string;
      /** The site that the customer came from. */
      site_type: SiteType;
    };
    /** What happened to registrations. Instants are milliseconds since 1970. */
    registration_event: {
      event_idx: GeneratedAlways<number>;
      bbs_idx: number;
      at: number;
      status: RegistrationStage;
      done_by: 'customer' | 'centre';
    };
  }
}
