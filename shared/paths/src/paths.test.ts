import { expect, test } from '@jest/globals';
import { paths } from './paths.ts';

// Addresses are printed and bookmarked: a change here needs a redirect.
test('the whole table of addresses', () => {
  expect(Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, path.template])))
    .toMatchInlineSnapshot(`
   {
     "accessibility": "/policy/accessibility?version={digits}",
     "activate": "/product/product_activate?step={step}",
     "callCentre": "/customer/call_center_info",
     "delivery": "/product/product_delivery_info?step={login|delivery}",
     "discontent": "/voc/discontent?step={step}&result={digits}",
     "emailPolicy": "/policy/email?version={digits}",
     "faq": "/guide/faq?product={a|c|bf|l|w}&type={all|trouble|inquiry|rental|payment|service|benefits|return|member|others|remote|supplies}&page={number}&q={text}&faq={digits}",
     "home": "/",
     "kakaotalk": "/customer/kakaotalk_info",
     "login": "/login",
     "manual": "/guide/manual?product={bf|l|w|o}&bbsIdx={digits}&page={number}",
     "memberInfo": "/member/member_info?step={step}",
     "memberInquiries": "/member/member_qna",
     "memberProducts": "/member/member_product_info",
     "memberServices": "/member/service_order_info",
     "memberVoices": "/member/member_voc?type={praise|discontent|suggest|sinmungo}",
     "membershipReference": "/membership/reference?product={a|bf|l|w|o}&type={all|emi|app|fonts}&page={number}",
     "membershipService": "/membership/service_info?service={after|seat|transfer|assemble_disassemble}&product={bf|l|w}",
     "notice": "/customer/notice/{bbsIdx}",
     "notices": "/customer/notice?page={number}&q={text}",
     "online": "/online",
     "orderCheck": "/service/order_check?service={after|seat|transfer|assemble_disassemble}",
     "payment": "/payment?ordNbr={digits}",
     "praise": "/voc/praise?step={step}&result={digits}",
     "privacy": "/policy/privacy?version={digits}",
     "productGuide": "/product_guide?product={b|l|w|o}",
     "qna": "/customer/qna?step={step}&result={digits}",
     "reference": "/customer/reference?product={a|bf|l|w|o}&type={all|emi|app|fonts}&page={number}",
     "search": "/search?searchStr={text}&classification={all|faq|video|manual|notice|menu}&page={number}",
     "serviceAfter": "/service/service_after",
     "serviceAssemble": "/service/service_assemble_disassemble?step={step}",
     "serviceFilter": "/service/service_w_filter?step={step}",
     "serviceInfo": "/service/service_info?service={after|seat|transfer|assemble_disassemble}&product={bf|l|w}",
     "serviceSeat": "/service/service_seat?step={step}",
     "serviceTransfer": "/service/service_transfer?step={step}",
     "shortAssemble": "/sms/ad",
     "shortDelivery": "/sms/de",
     "shortSeat": "/sms/se",
     "shortStatus": "/sms/st",
     "shortTransfer": "/sms/tr",
     "sinmungo": "/voc/sinmungo?step={step}&result={digits}",
     "sitemap": "/sitemap",
     "suggest": "/voc/suggest?step={step}&result={digits}",
     "terms": "/policy/terms?version={digits}",
     "video": "/guide/video?product={bf|l|w|o}&type={all|product|assemble_disassemble}&bbsIdx={digits}&page={number}",
   }
  `);
});
