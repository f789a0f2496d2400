import * as v from 'valibot';
import { lineInput } from '../free-text.ts';
import { countSchema, dayInput, idxSchema } from '../list.ts';
import { phoneInput } from '../phone.ts';
import { agreed } from '../submission.ts';

/** The most people of one visit. */
export const PARTY_MAX = 6;

/** The fields of a booking; each step of the form validates its own part of them. */
export const visitFields = {
  /** The showroom. */
  bbsIdx: idxSchema,
  visitOn: dayInput,
  visitTime: v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, '시간을 골라 주세요.')),
  /** A model that the showroom shows; empty for no wish. */
  goodsCd: v.optional(v.pipe(v.string(), v.maxLength(10)), ''),
  party: countSchema(1, PARTY_MAX),
  /** Whom to call; default: the member. */
  custName: v.optional(lineInput(2, 30)),
  /** Default: the member's number. */
  phoneNum: v.optional(phoneInput),
  consentPrivacy: agreed,
};
