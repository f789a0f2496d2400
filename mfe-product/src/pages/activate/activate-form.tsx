import {
  PHOTOS_MAX,
  purchasePlaces,
  registrationConsent,
  registrationFields,
} from '@portal/contract';
import { choiceCards, consent, defineForm, line, photos } from '@portal/form';
import { api } from '@portal/host';
import { productPaths } from '../../paths.ts';
import { refusable } from './again-field.tsx';
import { boughtOn } from './bought-on.tsx';
import { model } from './model-field.tsx';
import { serial } from './serial-field.tsx';

const wrongSerial = { field: 'serialNo' };

/** The form's fields. Those that a refusal can be about show its reason when a registration is sent again. */
export const fields = {
  goodsCd: refusable(model),
  serialNo: refusable(serial),
  boughtAt: refusable(
    choiceCards({
      label: '구매하신 곳',
      schema: registrationFields.boughtAt,
      options: purchasePlaces,
    }),
  ),
  shop: refusable(
    line({
      label: '쇼핑몰이나 매장 이름',
      schema: registrationFields.shop,
      hint: '구매 내역에 나오는 이름을 적어 주세요.',
    }),
  ),
  boughtOn: refusable(boughtOn),
  photos: refusable(
    photos({
      label: '증빙 사진',
      schema: registrationFields.photos,
      call: api.uploadPhoto,
      hint: `구매 내역이나 후기를 캡처한 사진과 라벨을 찍은 사진을 올려 주세요. ${PHOTOS_MAX}장까지 올릴 수 있습니다.`,
    }),
  ),
  consentPrivacy: consent(registrationConsent, registrationFields.consentPrivacy),
};

/**
 * The registration form. Each refused registration has its own draft, because its values belong to one product.
 * @param again number of the refused registration that is sent again; null for a new one
 */
export const activateForm = (again: string | null) =>
  defineForm({
    name: again === null ? 'activate' : `activate-${again}`,
    title: '정품 등록',
    fields,
    steps: [
      { name: 'product', title: '모델과 시리얼 번호', fields: ['goodsCd', 'serialNo'] },
      { name: 'bought', title: '구매하신 곳과 날', fields: ['boughtAt', 'shop', 'boughtOn'] },
      { name: 'proof', title: '증빙 사진과 동의', fields: ['photos', 'consentPrivacy'] },
    ],
    summary: ['goodsCd', 'serialNo', 'boughtAt', 'shop', 'boughtOn'],
    hrefOf: (step) => productPaths.activate({ step, again }),
    call: api.fileRegistration,
    saysMembersOnly: true,
    toBody: (answers) => ({ ...answers, ...(again !== null && { again }) }),
    resultHref: ({ bbsIdx }) => productPaths.activate({ result: bbsIdx }),
    alerts: true,
    refusals: {
      ERR_SERIAL_UNKNOWN: wrongSerial,
      ERR_SERIAL_MODEL: wrongSerial,
      ERR_SERIAL_TAKEN: wrongSerial,
      ERR_PHOTO_GONE: { field: 'photos' },
    },
  });
