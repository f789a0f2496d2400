import { definePath } from './path.ts';

/** The addresses that more than one part links to, as the specification (2) writes them, then our own parameters. */
export const paths = {
  home: definePath('/'),
  search: definePath(
    '/search?searchStr={text}&classification={all|faq|video|manual|notice|menu}&page={number}',
  ),
  productGuide: definePath('/product_guide?product={b|l|w|o}'),
  sitemap: definePath('/sitemap'),
  login: definePath('/login'),
  online: definePath('/online'),
  shortSeat: definePath('/sms/se'),
  shortTransfer: definePath('/sms/tr'),
  shortStatus: definePath('/sms/st'),
  shortAssemble: definePath('/sms/ad'),
  shortDelivery: definePath('/sms/de'),
  membershipService: definePath(
    '/membership/service_info?service={after|seat|transfer|assemble_disassemble}&product={bf|l|w}',
  ),
  membershipReference: definePath(
    '/membership/reference?product={a|bf|l|w|o}&type={all|emi|app|fonts}&page={number}',
  ),
  privacy: definePath('/policy/privacy?version={digits}'),
  terms: definePath('/policy/terms?version={digits}'),
  emailPolicy: definePath('/policy/email?version={digits}'),
  accessibility: definePath('/policy/accessibility?version={digits}'),
  faq: definePath(
    '/guide/faq?product={a|c|bf|l|w}&type={all|trouble|inquiry|rental|payment|service|benefits|return|member|others|remote|supplies}&page={number}&q={text}&faq={digits}',
  ),
  video: definePath(
    '/guide/video?product={bf|l|w|o}&type={all|product|assemble_disassemble}&bbsIdx={digits}&page={number}',
  ),
  manual: definePath('/guide/manual?product={bf|l|w|o}&bbsIdx={digits}&page={number}'),
  serviceAfter: definePath('/service/service_after'),
  serviceSeat: definePath('/service/service_seat?step={step}'),
  serviceTransfer: definePath('/service/service_transfer?step={step}'),
  serviceAssemble: definePath('/service/service_assemble_disassemble?step={step}'),
  serviceFilter: definePath('/service/service_w_filter?step={step}'),
  serviceInfo: definePath(
    '/service/service_info?service={after|seat|transfer|assemble_disassemble}&product={bf|l|w}',
  ),
  serviceOrders: definePath(
    '/service/service_order_info?service={after|seat|transfer|assemble_disassemble|w_filter}&status={all|WAIT|RECEIVE|CONFIRM|ENGINEER|COMPLETE|1|2|3|4|CANCEL}&page={number}',
  ),
  serviceOrder: definePath(
    '/service/service_order_detail?service={after|seat|transfer|assemble_disassemble}&id={digits}',
  ),
  serviceResult: definePath(
    '/service/service_result?orderType={after|3|4|5|6|8|w_filter}&ordNbr={digits}',
  ),
  orderCheck: definePath(
    '/service/order_check?service={after|seat|transfer|assemble_disassemble|w_filter}',
  ),
  payment: definePath('/payment?ordNbr={digits}'),
  paymentResult: definePath('/payment/pay_result?moid={text}'),
  payDate: definePath('/payment/pay_edit_date?custCode={digits}'),
  payMethod: definePath(
    '/payment/pay_edit_method?custCode={digits}&to={none|card|bank}&step={step}',
  ),
  delivery: definePath('/product/product_delivery_info?step={login|delivery}'),
  deliveries: definePath(
    '/product/product_delivery?order={rental|buy}&orderNo={digits}&page={number}',
  ),
  usage: definePath('/product/product_usage?productIdx={digits}'),
  showrooms: definePath(
    '/product/showroom?sido={all|11|26|27|28|29|30|31|36|41|42|43|44|45|46|47|48|50}&gu={text}&channelType={all|bf|l|w}&searchTxt={text}&page={number}',
  ),
  showroom: definePath('/product/showroom/{bbsIdx}'),
  showroomVisits: definePath('/product/showroom_visits?page={number}'),
  activate: definePath('/product/product_activate?step={step}&again={digits}'),
  callCentre: definePath('/customer/call_center_info'),
  notices: definePath('/customer/notice?page={number}&q={text}'),
  notice: definePath('/customer/notice/{bbsIdx}'),
  qna: definePath('/customer/qna?step={step}&result={digits}&about={digits}'),
  reference: definePath(
    '/customer/reference?product={a|bf|l|w|o}&type={all|emi|app|fonts}&page={number}',
  ),
  kakaotalk: definePath('/customer/kakaotalk_info'),
  praise: definePath('/voc/praise?step={step}&result={digits}'),
  discontent: definePath('/voc/discontent?step={step}&result={digits}'),
  suggest: definePath('/voc/suggest?step={step}&result={digits}'),
  sinmungo: definePath('/voc/sinmungo?step={step}&result={digits}'),
  member: definePath('/member'),
  memberProducts: definePath('/member/member_product_info?product={all|1|0}'),
  memberServices: definePath(
    '/member/service_order_info?service={all|after|seat|transfer|assemble_disassemble|w_filter}&state={all|WAIT|OPEN|DONE|CANCEL}&page={number}',
  ),
  memberOrders: definePath('/member/member_order_info?order={rental|buy}&page={number}'),
  memberRegistrations: definePath(
    '/member/product_activate_info?status={all|RECEIVE|CONFIRM|COMPLETE}&page={number}',
  ),
  memberRegistration: definePath('/member/product_activate_detail?idx={digits}'),
  memberInquiries: definePath('/member/member_qna?state={-1|0|1}&page={number}'),
  memberInquiry: definePath('/member/qna?idx={digits}'),
  memberVoices: definePath(
    '/member/member_voc?type={praise|discontent|suggest|sinmungo}&fromDate={text}&toDate={text}&page={number}',
  ),
  memberVoice: definePath('/member/voc?type={praise|discontent|suggest|sinmungo}&idx={digits}'),
  memberPoints: definePath('/member/member_point?type={all|EARN|USE|EXPIRED}&page={number}'),
  memberInfo: definePath('/member/member_info?step={step}'),
};
