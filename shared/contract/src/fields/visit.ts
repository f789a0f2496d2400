import * as v from 'valibot';
import { nameInput, textInput } from '../free-text.ts';
import { countSchema, dayInput, idxSchema } from '../list.ts';
import { phoneInput } from '../phone.ts';
import { agreed } from '../submission.ts';

/** How many people may come to one visit. */
export const PARTY_MAX = 6;

/** The fields of a booking; each step of the form validates its own part of them. */
export const visitFields = {
  /** The number of the showroom. */
  bbsIdx: idxSchema,
  visitOn: dayInput,
  visitTime: v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, '시간을 골라 주세요.')),
  /** The model to try; empty if the customer has none in mind. */
  goodsCd: v.optional(v.pipe(v.string(), v.maxLength(10)), ''),
  party: countSchema(1, PARTY_MAX),
  /** The person to call; default: the member. */
  custName: v.optional(nameInput),
  /** The number to call; default: the member's. */
  phoneNum: v.optional(phoneInput),
  consentPrivacy: agreed,
};

/** How many characters the showroom's note may have. */
export const VISIT_NOTE_MAX = 200;
/** What the showroom should know of a visit; may be empty. */
export const visitNoteInput = textInput(0, VISIT_NOTE_MAX);
