import { orderTypes, serviceKinds, type ServiceKind } from '@portal/contract';
import { definePath } from './path.ts';

type Joined<T extends readonly string[]> = T extends readonly [infer One extends string]
  ? One
  : T extends readonly [infer One extends string, ...infer Rest extends readonly string[]]
    ? `${One}|${Joined<Rest>}`
    : never;
/** The values of a parameter that is one of these. */
const oneOf = <const T extends readonly string[]>(values: T) => values.join('|') as Joined<T>;

const anyService = oneOf(serviceKinds);
const anyOrderType = oneOf(orderTypes);

/** Addresses that more than one part links to: as the specification (2) defines them, then parameters of our own. */
export const home = definePath('/');
export const search = definePath(
  '/search?searchStr={text}&classification={all|faq|video|manual|notice|menu}&page={number}',
);
export const productGuide = definePath('/product_guide?product={b|l|w|o}');
export const sitemap = definePath('/sitemap');
export const login = definePath('/login');
export const online = definePath('/online');
export const shortSeat = definePath('/sms/se');
export const shortTransfer = definePath('/sms/tr');
export const shortStatus = definePath('/sms/st');
export const shortAssemble = definePath('/sms/ad');
export const shortDelivery = definePath('/sms/de');
export const membershipService = definePath(
  '/membership/service_info?service={after|seat|transfer|assemble_disassemble}&product={bf|l|w}',
);
export const membershipReference = definePath(
  '/membership/reference?product={a|bf|l|w|o}&type={all|emi|app|fonts}&page={number}',
);
export const privacy = definePath('/policy/privacy?version={digits}');
export const terms = definePath('/policy/terms?version={digits}');
export const emailPolicy = definePath('/policy/email?version={digits}');
export const accessibility = definePath('/policy/accessibility?version={digits}');
export const faq = definePath(
  '/guide/faq?product={a|c|bf|l|w}&type={all|trouble|inquiry|rental|payment|service|benefits|return|member|others|remote|supplies}&page={number}&q={text}&faq={digits}',
);
export const video = definePath(
  '/guide/video?product={bf|l|w|o}&type={all|product|assemble_disassemble}&bbsIdx={digits}&page={number}&model={text}',
);
export const manual = definePath(
  '/guide/manual?product={bf|l|w|o}&bbsIdx={digits}&page={number}&model={text}',
);
/** The form of a request for a service; with one of the member's products it opens filled in. */
export function serviceRequest(service: ServiceKind): `/service/service_${ServiceKind}`;
export function serviceRequest(service: ServiceKind, productIdx: string): string;
export function serviceRequest(service: ServiceKind, productIdx?: string): string {
  const form = `/service/service_${service}`;
  return productIdx === undefined ? form : `${form}?productIdx=${productIdx}`;
}
export const serviceInfo = definePath(
  '/service/service_info?service={after|seat|transfer|assemble_disassemble}&product={bf|l|w}',
);
export const serviceOrders = definePath(
  `/service/service_order_info?service={${anyService}}&status={all|WAIT|RECEIVE|CONFIRM|ENGINEER|COMPLETE|1|2|3|4|CANCEL}&page={number}`,
);
export const serviceOrder = definePath(
  `/service/service_order_detail?service={${anyService}}&id={digits}`,
);
export const serviceResult = definePath(
  `/service/service_result?orderType={${anyOrderType}}&ordNbr={digits}`,
);
export const orderCheck = definePath(`/service/order_check?service={${anyService}}`);
export const payment = definePath('/payment?ordNbr={digits}');
export const paymentResult = definePath('/payment/pay_result?moid={text}');
export const payments = definePath(
  '/payment/pay_list?period={text}&kind={all|bill|order|refund}&page={number}',
);
export const paymentStatement = definePath('/payment/pay_statement?year={digits}');
export const payDate = definePath('/payment/pay_edit_date?custCode={digits}');
export const payMethod = definePath(
  '/payment/pay_edit_method?custCode={digits}&to={none|card|bank}&step={step}',
);
export const delivery = definePath('/product/product_delivery_info?step={login|delivery}');
export const deliveries = definePath(
  '/product/product_delivery?order={rental|buy}&orderNo={digits}&page={number}',
);
export const usage = definePath('/product/product_usage?productIdx={digits}');
export const showrooms = definePath(
  '/product/showroom?sido={all|11|26|27|28|29|30|31|36|41|42|43|44|45|46|47|48|50}&gu={text}&channelType={all|bf|l|w}&searchTxt={text}&page={number}',
);
export const showroom = definePath('/product/showroom/{bbsIdx}');
export const showroomVisits = definePath('/product/showroom_visits?page={number}');
export const activate = definePath('/product/product_activate?step={step}&again={digits}');
export const callCentre = definePath('/customer/call_center_info');
export const notices = definePath('/customer/notice?page={number}&q={text}');
export const notice = definePath('/customer/notice/{bbsIdx}');
export const qna = definePath('/customer/qna?step={step}&result={digits}&about={digits}');
export const reference = definePath(
  '/customer/reference?product={a|bf|l|w|o}&type={all|emi|app|fonts}&page={number}',
);
export const kakaotalk = definePath('/customer/kakaotalk_info');
export const praise = definePath('/voc/praise?step={step}&result={digits}');
export const discontent = definePath('/voc/discontent?step={step}&result={digits}');
export const suggest = definePath('/voc/suggest?step={step}&result={digits}');
export const sinmungo = definePath('/voc/sinmungo?step={step}&result={digits}');
export const member = definePath('/member');
export const memberProducts = definePath('/member/member_product_info?product={all|1|0}');
export const memberServices = definePath(
  `/member/service_order_info?service={all|${anyService}}&state={all|WAIT|OPEN|DONE|CANCEL}&page={number}`,
);
export const memberOrders = definePath(
  '/member/member_order_info?order={rental|buy}&page={number}',
);
export const memberRegistrations = definePath(
  '/member/product_activate_info?status={all|RECEIVE|CONFIRM|COMPLETE}&page={number}',
);
export const memberRegistration = definePath('/member/product_activate_detail?idx={digits}');
export const memberInquiries = definePath('/member/member_qna?state={-1|0|1}&page={number}');
export const memberInquiry = definePath('/member/qna?idx={digits}');
export const memberVoices = definePath(
  '/member/member_voc?type={praise|discontent|suggest|sinmungo}&fromDate={text}&toDate={text}&page={number}',
);
export const memberVoice = definePath(
  '/member/voc?type={praise|discontent|suggest|sinmungo}&idx={digits}',
);
export const memberPoints = definePath(
  '/member/member_point?type={all|EARN|USE|EXPIRED}&page={number}',
);
export const memberMessages = definePath('/member/messages?page={number}');
export const memberInfo = definePath('/member/member_info?step={step}');
