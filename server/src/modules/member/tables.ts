import type { BlindIndex, Sealed } from '../../personal-data/cipher.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    /** Members as of their last sign-in, with what they have changed here since. */
    member: {
      /** The membership service's id. */
      member_id: string;
      /** Customer number. */
      user_idx: string | null;
      name: Sealed<'member.name'>;
      phone: Sealed<'member.phone'>;
      email: Sealed<'member.email'>;
      birth_day: Sealed<'member.birth_day'>;
      gender: Sealed<'member.gender'>;
      ci: Sealed<'member.ci'>;
      di: Sealed<'member.di'>;
      ci_index: BlindIndex<'member.ci'>;
      corporate: boolean;
      marketing_agree: boolean;
      certify_state: boolean;
      is_certify: boolean;
    };
  }
}
