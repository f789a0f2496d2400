import type { Sealed } from '../../personal-data/cipher.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    /** An identity check under way: gone once its result was used, or ten minutes after it was asked for. */
    certification: {
      cert_num: string;
      session_hash: string;
      page_type: string;
      requested_at: number;
      is_answered: boolean;
      claimed_name: Sealed<'certification.claimed_name'>;
      claimed_phone: Sealed<'certification.claimed_phone'>;
      name: Sealed<'certification.name'>;
      phone: Sealed<'certification.phone'>;
      birth_day: Sealed<'certification.birth_day'>;
      gender: Sealed<'certification.gender'>;
      ci: Sealed<'certification.ci'>;
      di: Sealed<'certification.di'>;
    };
  }
}
