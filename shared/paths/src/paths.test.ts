import { expect, test } from '@jest/globals';
import { orderTypes, serviceKinds } from '@portal/contract';
import * as paths from './paths.ts';

const { serviceRequest, ...addresses } = paths;
/** A new service is a new value, and changes no address. */
const withoutServices = (template: string) =>
  template
    .replace(`{${serviceKinds.join('|')}}`, '{<service>}')
    .replace(`{all|${serviceKinds.join('|')}}`, '{all|<service>}')
    .replace(`{${orderTypes.join('|')}}`, '{<orderType>}');

// Addresses are printed and bookmarked, so a change here needs a redirect. A new page may add one.
test('no address changes', () => {
  const templates = Object.entries(addresses).map(([name, path]) => [
    name,
    withoutServices(path.template),
  ]);
  expect(serviceRequest('after')).toBe('/service/service_after');
  expect(serviceRequest('after', '7')).toBe('/service/service_after?productIdx=7');
  expect(Object.fromEntries(templates)).toMatchObject({
    accessibility: '/policy/accessibility?version={digits}',
    activate: '/product/product_activate?step={step}&again={digits}',
    callCentre: '/customer/call_center_info',
    deliveries: '/product/product_delivery?order={rental|buy}&orderNo={digits}&page={number}',
    delivery: '/product/product_delivery_info?step={login|delivery}',
    discontent: '/voc/discontent?step={step}&result={digits}',
    emailPolicy: '/policy/email?version={digits}',
    faq: '/guide/faq?product={a|c|bf|l|w}&type={all|trouble|inquiry|rental|payment|service|benefits|return|member|others|remote|supplies}&page={number}&q={text}&faq={digits}',
    home: '/',
    kakaotalk: '/customer/kakaotalk_info',
    login: '/login',
    manual: '/guide/manual?product={bf|l|w|o}&bbsIdx={digits}&page={number}&model={text}',
    member: '/member',
    memberInfo: '/member/member_info?step={step}',
    memberInquiries: '/member/member_qna?state={-1|0|1}&page={number}',
    memberInquiry: '/member/qna?idx={digits}',
    memberMessages: '/member/messages?page={number}',
    memberOrders: '/member/member_order_info?order={rental|buy}&page={number}',
    memberPoints: '/member/member_point?type={all|EARN|USE|EXPIRED}&page={number}',
    memberProducts: '/member/member_product_info?product={all|1|0}',
    memberRegistration: '/member/product_activate_detail?idx={digits}',
    memberRegistrations:
      '/member/product_activate_info?status={all|RECEIVE|CONFIRM|COMPLETE}&page={number}',
    memberServices:
      '/member/service_order_info?service={all|<service>}&state={all|WAIT|OPEN|DONE|CANCEL}&page={number}',
    memberVoice: '/member/voc?type={praise|discontent|suggest|sinmungo}&idx={digits}',
    memberVoices:
      '/member/member_voc?type={praise|discontent|suggest|sinmungo}&fromDate={text}&toDate={text}&page={number}',
    membershipReference:
      '/membership/reference?product={a|bf|l|w|o}&type={all|emi|app|fonts}&page={number}',
    membershipService:
      '/membership/service_info?service={after|seat|transfer|assemble_disassemble}&product={bf|l|w}',
    notice: '/customer/notice/{bbsIdx}',
    notices: '/customer/notice?page={number}&q={text}',
    online: '/online',
    orderCheck: '/service/order_check?service={<service>}',
    payDate: '/payment/pay_edit_date?custCode={digits}',
    payMethod: '/payment/pay_edit_method?custCode={digits}&to={none|card|bank}&step={step}',
    payment: '/payment?ordNbr={digits}',
    paymentResult: '/payment/pay_result?moid={text}',
    paymentStatement: '/payment/pay_statement?year={digits}',
    payments: '/payment/pay_list?period={text}&kind={all|bill|order|refund}&page={number}',
    praise: '/voc/praise?step={step}&result={digits}',
    privacy: '/policy/privacy?version={digits}',
    productGuide: '/product_guide?product={b|l|w|o}',
    qna: '/customer/qna?step={step}&result={digits}&about={digits}',
    reference: '/customer/reference?product={a|bf|l|w|o}&type={all|emi|app|fonts}&page={number}',
    search:
      '/search?searchStr={text}&classification={all|faq|video|manual|notice|menu}&page={number}',
    serviceInfo:
      '/service/service_info?service={after|seat|transfer|assemble_disassemble}&product={bf|l|w}',
    serviceOrder: '/service/service_order_detail?service={<service>}&id={digits}',
    serviceOrders:
      '/service/service_order_info?service={<service>}&status={all|WAIT|RECEIVE|CONFIRM|ENGINEER|COMPLETE|1|2|3|4|CANCEL}&page={number}',
    serviceResult: '/service/service_result?orderType={<orderType>}&ordNbr={digits}',
    shortAssemble: '/sms/ad',
    shortDelivery: '/sms/de',
    shortSeat: '/sms/se',
    shortStatus: '/sms/st',
    shortTransfer: '/sms/tr',
    showroom: '/product/showroom/{bbsIdx}',
    showroomVisits: '/product/showroom_visits?page={number}',
    showrooms:
      '/product/showroom?sido={all|11|26|27|28|29|30|31|36|41|42|43|44|45|46|47|48|50}&gu={text}&channelType={all|bf|l|w}&searchTxt={text}&page={number}',
    sinmungo: '/voc/sinmungo?step={step}&result={digits}',
    sitemap: '/sitemap',
    suggest: '/voc/suggest?step={step}&result={digits}',
    terms: '/policy/terms?version={digits}',
    usage: '/product/product_usage?productIdx={digits}',
    video:
      '/guide/video?product={bf|l|w|o}&type={all|product|assemble_disassemble}&bbsIdx={digits}&page={number}&model={text}',
  });
});
