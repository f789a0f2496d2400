import {
  PHOTOS_MAX,
  purchasePlaces,
  registrationConsent,
  registrationFields,
} from '@portal/contract';
import { choiceCards, consent, defineForm, line, photos } from '@portal/form';
import { api } from '@portal/host';
import * as v from 'valibot';
import { productPaths } from '../../paths.ts';
import { refusable } from './again-field.tsx';
import { boughtOn } from './bought-on.tsx';
import { model } from './model-field.tsx';
import { serial } from './serial-field.tsx';

const wrongSerial = { field: 'serialNo' };

/** The form's fields. Those that a refusal can be about show its reason when a registration is sent again. */
export const fields = {
  // The model's provider stands within that of the number, which says whose model it is.
  serialNo: refusable(serial),
  goodsCd: refusable(model),
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
      schema: v.optional(registrationFields.shop),
      hint: '구매 내역 사진에 나오면 비워 두셔도 됩니다.',
      whenBlank: '증빙 사진에서 확인합니다',
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
      { name: 'product', title: '시리얼 번호와 모델', fields: ['serialNo', 'goodsCd'] },
      {
        name: 'proof',
        title: '구매 내역과 증빙 사진',
        fields: ['boughtAt', 'shop', 'boughtOn', 'photos', 'consentPrivacy'],
      },
    ],
    summary: ['goodsCd', 'serialNo'],
    hrefOf: (step) => productPaths.activate({ step, again }),
    call: api.fileRegistration,
    saysMembersOnly: true,
    toBody: ({ shop, ...answers }) => ({
      ...answers,
      shop: shop ?? purchasePlaces[answers.boughtAt],
      ...(again !== null && { again }),
    }),
    resultHref: ({ bbsIdx }) => productPaths.activate({ result: bbsIdx }),
    alerts: true,
    refusals: {
      ERR_SERIAL_UNKNOWN: wrongSerial,
      ERR_SERIAL_MODEL: wrongSerial,
      ERR_SERIAL_TAKEN: wrongSerial,
      ERR_PHOTO_GONE: { field: 'photos' },
    },
  });
