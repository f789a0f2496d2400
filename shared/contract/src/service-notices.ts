// Not in `service.ts`, so that the first step of a form, which needs the names of services, does not load these texts.

/** Notices in the last step of every service's form, before the request is sent (specification, section 5). */
export const serviceNotices = [
  '입력하신 내용이 사실과 다르면 접수가 취소되거나 늦어질 수 있습니다.',
  '미납 금액이 있으면 접수가 제한될 수 있습니다.',
  '무상 보증 기간에도 소모품 비용은 받을 수 있습니다.',
] as const;
/** Every page that offers a discount shows this sentence beside it. */
export const NO_DISCOUNT_BY_PHONE = '전화로 접수하시면 할인되지 않습니다.';
