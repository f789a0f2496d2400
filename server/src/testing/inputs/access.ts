import {
  fileRepair,
  freezePayment,
  fileInquiry,
  reserveVisit,
  fileVoice,
  changePayDay,
  cancelOrder,
  fileOrder,
  listOrders,
  numberName,
  payOrderByPoints,
  readOrder,
  serviceKinds,
  type Endpoint,
  type ServiceKind,
} from '@portal/contract';
import { chosenWays } from '@portal/testing/messages';
import { DEMO_PASSWORD, people } from '@portal/testing/people';
import { orderCommands } from '../../operators/orders.ts';
import { noon, type TestApi } from '../api.ts';
import { anAfterService, aRequest, fileOne, productFor, productIdxOf } from './orders.ts';
import { aPayment, goToProvider } from '../payments/browser.ts';
import { aRefundAccount, depositToRefund } from '../payments/refunds.ts';
import { aCard, anAccount } from './contracts.ts';
import { deliver, deliverPlanned } from './deliveries.ts';
import type { Browser } from '../browser.ts';
import { handedOver, ownOne } from './handovers.ts';
import { aRegistration, freeSerial, freeSerials, register } from './registrations.ts';
import { anInquiry, aPetition, aPhoto, aVoice } from './submissions.ts';
import { grain } from '../pictures.ts';
import { aVisit } from './visits.ts';

const noMoid = '20261121-0000000000000000';
const certNum = 'x'.repeat(24);
const photo = await grain().jpeg().toBuffer();

/** The calls about a request of a number, by kind: its service, and what they name the number. */
const aboutOrders: Record<string, [service: ServiceKind, name: string]> = Object.fromEntries([
  ...serviceKinds.flatMap((service) => {
    const byPoints = payOrderByPoints[service];
    return [
      ...(byPoints ? [[byPoints.kind, [service, 'ordNbr']]] : []),
      [readOrder[service].kind, [service, numberName(service, 'read')]],
      [cancelOrder[service].kind, [service, numberName(service, 'cancel')]],
    ];
  }),
]);
/** Transfers and disassemblies are filed by one call. */
const filing = Object.fromEntries(
  serviceKinds.map((service) => [fileOrder[service].kind, service]),
);
const each = <T, R>(of: Record<string, T>, make: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(of).map(([kind, value]) => [kind, make(value)]));

/** Valid input for each call that is not for everyone. A new call has to be added here. */
export const inputs: Record<string, object> = {
  gaUserInfo: {},
  userData: { userid: '1001' },
  agreeInfo: {},
  checkPassword: { password: DEMO_PASSWORD },
  personal: {},
  checkEmail: { email: 'new@hangyeol.example' },
  updatePersonal: { userEmail: 'haneul@hangyeol.example' },
  memberInfo: {},
  memberOutCheck: {},
  memberOut: { password: DEMO_PASSWORD, consentLoss: 'Y' },
  sessionList: {},
  endSession: { sessionId: 'x'.repeat(22) },
  certCheck: { certNum },
  certify: { pageType: 'member', certNum },
  checkCiDi: {},
  myAllProductList: {},
  checkPurchases: {},
  orderList: { order: 'rental' },
  usageList: {},
  overview: {},
  serviceOrderList: {},
  ...Object.fromEntries(serviceKinds.map((service) => [listOrders[service].kind, {}])),
  ...each(aboutOrders, ([, name]) => ({ [name]: '1' })),
  ...each(filing, (service) => aRequest(service, '1')),
  qnaList: {},
  qnaDetail: { idx: '1' },
  deleteQna: { idx: '1' },
  vocList: {},
  vocDetail: { bbsCode: '37', bbsIdx: '1' },
  uploadPhoto: { photo },
  draft: { form: 'qna' },
  saveDraft: {
    form: 'qna',
    base: 0,
    writer: 'w'.repeat(36),
    key: 'k'.repeat(36),
    values: null,
  },
  insertQna: anInquiry(),
  submitVoc: aVoice(),
  submitSinmungo: aPetition(),
  pointTotal: {},
  pointList: {},
  pointMonths: {},
  pointExpiry: {},
  pointExpiryList: {},
  messageList: {},
  calendarFeed: {},
  makeCalendarFeed: {},
  dropCalendarFeed: {},
  messageWays: {},
  saveMessageWays: {
    ways: chosenWays,
  },
  sendTestMessage: {},
  repairCost: { productIdx: '1' },
  rateVisit: { ordNbr: '1', score: '3' },
  sameOrder: { service: 'after', productIdx: '1', visitOn: '2026-11-24' },
  materials: { ordNo: '2024051300012' },
  filterMemberships: {},
  payIdKey: {},
  payOrder: { ordNbr: '1' },
  payBills: {},
  payList: {},
  payStatement: {},
  moid: aPayment('1'),
  payRequest: { moid: noMoid, page: 'pc' },
  payHashString: { page: 'pc', jobKind: 'order', amount: '270000', ordNbr: noMoid },
  closePayment: { moid: noMoid },
  cashReceiptNumber: {},
  chooseCashReceipt: { kind: 'income', moid: noMoid, number: '010-0000-1001' },
  refundAccount: aRefundAccount(noMoid),
  contractProductList: {},
  paymentDetail: { id: '3100101' },
  paymentInfo: { custCode: '3100101' },
  updatePayDate: { custCode: '3100101', payDay: 5 },
  cardList: {},
  bankList: {},
  updateCardToCms: anAccount('3100101'),
  updateCardInfo: aCard('3100101'),
  updateCmsToCard: aCard('3100102'),
  kibnetData: { changeIdx: '1' },
  agreementFileUrl: {},
  delivery: { orderNo: '2026111000001' },
  registerGenuine: aRegistration({ photos: ['x'.repeat(22)] }),
  registrationList: {},
  handoverCheck: { productIdx: '1' },
  handOver: { productIdx: '1' },
  takeBack: { handoverIdx: '1' },
  registration: { idx: '1' },
  usageInfo: { productIdx: '1' },
  insertVisit: aVisit(),
  visitList: {},
  visit: { visitIdx: '1' },
  cancelVisit: { visitIdx: '1' },
  moveVisit: { visitIdx: '1', visitOn: '2026-11-25', visitTime: '10:30' },
  changeVisitContact: { visitIdx: '1', custName: '김보리', phoneNum: '01000001234', note: '' },
};
export const inputFor = ({ kind }: Endpoint) => inputs[kind] ?? {};

/** A valid input for each call that anybody may make although its answer is about a person. */
export const openInputs: Record<string, object> = {
  payResult: { moid: noMoid },
  deliveryCheck: { phone: people.haneul.phone, name: people.haneul.name },
  serialCheck: { serialNo: freeSerial(12), goodsCd: 'HG-200' },
  changeDelivery: { shippingSeq: '1', wants: 'confirm', installOn: '2026-11-27' },
  deliveryDays: { shippingSeq: '1' },
  orderDays: { ordNbr: '1' },
  moveOrderDays: { ordNbr: '1', seen: { visitOn: '2026-11-24', secondOn: null } },
  changeOrderContact: { ordNbr: '1', phoneNum: '010-0000-2998' },
  openDeliveryLink: { token: 'x'.repeat(43) },
  openPaymentLink: { token: 'x'.repeat(43) },
  stopMessages: { topic: 'service', token: 'x'.repeat(43) },
};

const beginOwn = async (own: Browser) =>
  own.call(freezePayment, aPayment((await fileOne(own, 'transfer')).ordNbr));
const ownRepair = async (own: Browser) => ({ ordNbr: (await fileOne(own, 'after')).ordNbr });
const askOwn = async (own: Browser) => ({
  idx: (await own.call(fileInquiry, anInquiry())).bbsIdx,
});
/** Creates what the caller must own before they can ask for it. */
export const made: Record<string, (own: Browser, api: TestApi) => Promise<object>> = {
  qnaDetail: askOwn,
  deleteQna: askOwn,
  vocDetail: async (own) => ({ bbsIdx: (await own.call(fileVoice, aVoice())).bbsIdx }),
  materials: async (own) => ({ products: await productIdxOf(own, 'HB-700') }),
  ...each(aboutOrders, ([service, name]) => async (own: Browser, api: TestApi) => {
    // A product has one membership.
    await api.database.db.deleteFrom('service_order').where('service', '=', 'w_filter').execute();
    return { [name]: (await fileOne(own, service)).ordNbr };
  }),
  ...each(filing, (service) => async (own: Browser) => ({
    productIdx: await productFor(own, service),
  })),
  payOrder: async (own) => fileOne(own, 'transfer'),
  moid: async (own) => ({ ordNbr: (await fileOne(own, 'transfer')).ordNbr }),
  payRequest: beginOwn,
  payHashString: async (own) => {
    const { ordNbr } = await fileOne(own, 'transfer');
    return { ordNbr: (await goToProvider(own, aPayment(ordNbr))).moid };
  },
  closePayment: beginOwn,
  chooseCashReceipt: async (own) =>
    own.call(freezePayment, aPayment((await fileOne(own, 'transfer')).ordNbr, { payMethod: '2' })),
  refundAccount: async (own, api) => ({ moid: await depositToRefund(api, own) }),
  payResult: beginOwn,
  kibnetData: async (own) => own.call(changePayDay, { custCode: '3100101', payDay: 10 }),
  delivery: async (_, api) => ({ orderNo: (await deliver(api)).orderNo }),
  registerGenuine: async (_, api) => {
    await freeSerials(api);
    return { photos: [await aPhoto(api, 'ms-haneul')] };
  },
  registration: async (own, api) => {
    await freeSerials(api);
    return { idx: (await register(api, own)).bbsIdx };
  },
  rateVisit: async (own, api) => {
    const { ordNbr } = await fileOne(own, 'after');
    const commands = orderCommands(api.partsAt(noon));
    for (let i = 0; i < 3; i += 1) await commands['advance-order']?.({ ordNbr });
    return { ordNbr };
  },
  handoverCheck: async (own) => ({ productIdx: await productIdxOf(own, 'HB-700') }),
  handOver: async (own, api) => ({ productIdx: await ownOne(api, own) }),
  takeBack: async (own, api) => ({ handoverIdx: await handedOver(api, own) }),
  repairCost: async (own) => ({ productIdx: await productIdxOf(own, 'HB-700') }),
  usageInfo: async (own) => ({ productIdx: await productIdxOf(own, 'HB-700') }),
  changeDelivery: async (_, api) => ({ shippingSeq: (await deliverPlanned(api)).shippingSeq }),
  deliveryDays: async (_, api) => ({ shippingSeq: (await deliverPlanned(api)).shippingSeq }),
  orderDays: ownRepair,
  moveOrderDays: ownRepair,
  changeOrderContact: ownRepair,
  openDeliveryLink: async (_, api) => {
    const { shippingSeq } = await deliver(api);
    const parts = api.partsAt(noon);
    return { token: await parts.messageLinks.delivery?.tokenOf(parts, shippingSeq) };
  },
  openPaymentLink: async (own, api) => {
    const { moid } = await beginOwn(own);
    const parts = api.partsAt(noon);
    return { token: await parts.messageLinks.payment?.tokenOf(parts, moid) };
  },
  stopMessages: async (own, api) => {
    // Other suites send messages to 김하늘's number.
    const contact = { custName: people.minji.name, phoneNum: '010-0000-2999' };
    const input = anAfterService(await productIdxOf(own, 'HB-700'), contact);
    const { ordNbr } = await own.call(fileRepair, input);
    const parts = api.partsAt(noon);
    return { token: await parts.messageLinks.service?.tokenOf(parts, ordNbr) };
  },
  visit: async (own) => own.call(reserveVisit, aVisit({ visitTime: '11:30' })),
  cancelVisit: async (own) => own.call(reserveVisit, aVisit({ visitTime: '12:30' })),
  moveVisit: async (own) => ({
    ...(await own.call(reserveVisit, aVisit({ visitTime: '13:30' }))),
    visitTime: '14:30',
  }),
  changeVisitContact: async (own) => ({
    ...(await own.call(reserveVisit, aVisit({ visitTime: '15:30' }))),
    note: '',
  }),
};
