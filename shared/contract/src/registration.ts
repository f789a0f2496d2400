import * as v from 'valibot';
import type { Consent } from './consent.ts';
import { endpoint, memberEndpoint } from './endpoint.ts';
import {
  purchasePlaces,
  refusableFields,
  registrationFields,
  serialInput,
  type PurchasePlace,
} from './fields/registration.ts';
import { daySchema, idxSchema, pageOf, pagingText } from './list.ts';
import { photoSchema } from './photo.ts';
import { productSchema } from './product.ts';
import { stagesOf } from './stage.ts';
import { submissionConsent } from './submission.ts';

/** Working days within which the centre checks a registration (specification, 9). */
export const REGISTRATION_WORKING_DAYS = 2;

/** The stages of a registration, in order (specification, 4). A refused registration ends in COMPLETE too. */
export const registrationStages = {
  RECEIVE: '접수',
  CONFIRM: '확인 중',
  COMPLETE: '처리완료',
} as const;
export type RegistrationStage = keyof typeof registrationStages;
const statusSchema = v.picklist(Object.keys(registrationStages) as RegistrationStage[]);

export const registrationConsent: Consent = {
  ...submissionConsent,
  termIndex: 'consent_registration',
  items: '이름, 휴대전화 번호, 모델과 시리얼 번호, 구매하신 곳과 날짜, 올리신 사진',
  purpose: '정품 확인과 제품 사용 정보 등록',
  details: [],
};

const modelSchema = v.object({
  goodsCd: v.string(),
  goodsName: v.string(),
  product: productSchema,
});

export const listModelsToRegister = endpoint({
  kind: 'goodsList',
  path: '/api/genuine/getGoodsList',
  summary: 'The models that can be registered, by product group.',
  answer: v.object({ list: v.array(modelSchema) }),
});

export const checkSerialNumber = endpoint({
  kind: 'serialCheck',
  path: '/api/genuine/chkSerialNo',
  personal: true,
  summary:
    'Whether a serial number can be registered for a model or, without one, for its own; tries are limited, and nothing tells whose one is that is taken.',
  input: v.object({ serialNo: serialInput, goodsCd: v.optional(registrationFields.goodsCd) }),
  /** `goodsCd` is the model of the number; older servers do not say. */
  answer: v.object({
    serialNo: v.string(),
    goodsName: v.string(),
    goodsCd: v.optional(v.string()),
  }),
  errors: ['ERR_SERIAL_UNKNOWN', 'ERR_SERIAL_MODEL', 'ERR_SERIAL_TAKEN'],
});

const summaryFields = {
  bbsIdx: idxSchema,
  goodsName: v.string(),
  product: productSchema,
  serialNo: v.string(),
  status: statusSchema,
  statusName: v.string(),
  receivedOn: daySchema,
  /** The day by which the centre completes or refuses it (`REGISTRATION_WORKING_DAYS`). */
  answerBy: daySchema,
  /** Whether the centre refused it; `getRegistration` tells why. */
  refused: v.boolean(),
  /** The registration that the member sent in place of this refused one; null or absent if there is none. */
  replacedBy: v.optional(v.nullable(idxSchema)),
};

export const registrationSummarySchema = v.object(summaryFields);

export const fileRegistration = memberEndpoint({
  kind: 'registerGenuine',
  path: '/api/genuine/register',
  sends: 'multipart',
  keyed: true,
  invalidates: ['registrationList', 'registration', 'serialCheck', 'overview', 'usageList'],
  summary:
    'Receives a registration of a genuine product; sent again with its key, it keeps its number.',
  input: v.object({
    ...registrationFields,
    /** The member's refused registration that this one replaces. */
    again: v.optional(idxSchema),
  }),
  answer: v.object({ bbsIdx: idxSchema, receivedOn: daySchema, answerBy: daySchema }),
  errors: ['ERR_PHOTO_GONE', 'ERR_SERIAL_UNKNOWN', 'ERR_SERIAL_MODEL', 'ERR_SERIAL_TAKEN'],
});

export const listRegistrations = memberEndpoint({
  kind: 'registrationList',
  path: '/api/genuine/search',
  summary: 'The member’s registrations, the newest first.',
  input: v.object({
    /** Default: all. COMPLETE includes refused registrations. */
    status: v.optional(statusSchema),
    /** Only the registrations of this serial number. */
    serialNo: v.optional(serialInput),
    ...pagingText,
  }),
  answer: pageOf(registrationSummarySchema),
  envelope: 'result',
});

const registrationSchema = v.object({
  ...summaryFields,
  goodsCd: v.string(),
  boughtAt: v.picklist(Object.keys(purchasePlaces) as PurchasePlace[]),
  shop: v.string(),
  boughtOn: daySchema,
  photos: v.array(photoSchema),
  /** Why the centre refused it, in words for customers; null if it did not. */
  refusal: v.nullable(v.string()),
  /** The field that the refusal is about; null or absent where it is about none in particular. */
  refusedField: v.optional(v.nullable(v.picklist(refusableFields))),
  /** The refused registration that this one replaces; null or absent if it replaces none. */
  replaces: v.optional(v.nullable(idxSchema)),
  /** The product in the member's list; null until the registration is completed, and if it was refused. */
  productIdx: v.nullable(idxSchema),
  stages: stagesOf(statusSchema),
});
export type Registration = v.InferOutput<typeof registrationSchema>;

export const readRegistration = memberEndpoint({
  kind: 'registration',
  path: '/api/genuine/detail',
  summary: 'One of the member’s registrations.',
  input: v.object({ idx: idxSchema }),
  answer: registrationSchema,
  errors: ['ERR_NOT_FOUND'],
});
