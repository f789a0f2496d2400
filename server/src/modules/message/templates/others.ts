import type { MessageTopic } from '@portal/contract';

const deliveryButton = {
  name: '배송 보기',
  path: '/product/product_delivery#o=#{linkToken}',
} as const;
const registrationButton = {
  name: '정품 등록 보기',
  path: '/member/product_activate_detail?idx=#{registration}',
} as const;
const visitButton = { name: '예약 보기', path: '/product/showroom_visits' } as const;

/** Messages about deliveries, registrations, visits to showrooms, answers and the member's data, by what happened. */
export const otherTemplates = {
  planned: {
    code: 'DELIVERY_PLANNED_2',
    title: '설치일 확인',
    text: `#{name}님, 설치하러 갈 날을 정했습니다.

설치일: #{day}
상품: #{goods}
주문 번호: #{orderNumber}

이날이 괜찮으시면 아래에서 확인해 주세요. 다른 날을 바라시면 바꾸실 수 있습니다. 전화: 고객센터 #{centrePhone}번`,
    buttons: [deliveryButton],
  },
  moving: {
    code: 'DELIVERY_MOVING_2',
    title: '설치일 변경 신청',
    text: `#{name}님, 설치일 변경 신청을 받았습니다.

바라시는 날: #{day}
상품: #{goods}
주문 번호: #{orderNumber}

설치일이 다시 정해지면 알려 드립니다. 전화: 고객센터 #{centrePhone}번`,
    buttons: [deliveryButton],
  },
  installMoved: {
    code: 'DELIVERY_MOVED_1',
    title: '설치일 변경',
    text: `#{name}님, 설치 날짜가 바뀌었습니다.

바뀐 날짜: #{days}
전 날짜: #{before}
상품: #{goods}
주문 번호: #{orderNumber}

바뀐 날짜가 맞지 않으시면 고객센터 #{centrePhone}번으로 전화해 주세요.`,
    buttons: [deliveryButton],
  },
  dispatched: {
    code: 'DELIVERY_DISPATCH_2',
    title: '출고',
    text: `#{name}님, 상품을 출고했습니다.

상품: #{goods}
설치일: #{day}
주문 번호: #{orderNumber}

궁금하신 점은 고객센터 #{centrePhone}번으로 전화해 주세요.`,
    buttons: [deliveryButton],
  },
  installerOnTheWay: {
    code: 'DELIVERY_ON_WAY_1',
    title: '설치 기사 출발',
    text: `#{name}님, 설치 기사가 출발했습니다.

도착: #{time}쯤 (약 #{minutes}분 뒤)
상품: #{goods}
주문 번호: #{orderNumber}

댁에 계시기 어려우면 고객센터 #{centrePhone}번으로 바로 전화해 주세요.`,
    buttons: [deliveryButton],
    trueForMinutes: 30,
  },
  installed: {
    code: 'DELIVERY_DONE_2',
    title: '설치 완료',
    text: `#{name}님, 설치를 마쳤습니다.

상품: #{goods}
주문 번호: #{orderNumber}

불편하신 점이 있으면 고객센터 #{centrePhone}번으로 전화해 주세요.`,
    buttons: [deliveryButton],
  },
  registered: {
    code: 'REGISTERED_1',
    title: '정품 등록 완료',
    text: `정품 등록을 마쳤습니다.

제품: #{product}
시리얼 번호: #{serialNumber}

제품 관리에서 보증 기간을 보실 수 있습니다. 전화: 고객센터 #{centrePhone}번`,
    buttons: [registrationButton],
  },
  notRegistered: {
    code: 'NOT_REGISTERED_2',
    title: '정품 등록 안 됨',
    text: `정품 등록을 하지 못했습니다.

제품: #{product}
시리얼 번호: #{serialNumber}
까닭: #{reason}

아래에서 고쳐서 다시 보내 주세요. 전화: 고객센터 #{centrePhone}번`,
    buttons: [registrationButton],
  },
  handedOver: {
    code: 'HANDED_OVER_1',
    title: '제품 물려주기',
    text: `제품을 물려주셨습니다.

제품: #{product}
시리얼 번호: #{serialNumber}

이제 새 주인이 정품 등록을 할 수 있습니다. 등록하기 전에는 #{day}까지 내 제품에서 다시 가져오실 수 있습니다. 물려주지 않으셨으면 고객센터 #{centrePhone}번으로 바로 전화해 주세요.`,
    buttons: [{ name: '내 제품 보기', path: '/member/member_product_info' }],
  },
  booked: {
    code: 'VISIT_BOOKED_1',
    title: '매장 방문 예약',
    text: `#{name}님, 매장 방문을 예약했습니다.

매장: #{showroom}
때: #{time}
주소: #{address}

오시지 못하면 아래에서 취소해 주세요. 매장 전화: #{showroomPhone}, 고객센터: #{centrePhone}`,
    buttons: [visitButton],
  },
  rebooked: {
    code: 'VISIT_MOVED_1',
    title: '매장 방문 변경',
    text: `#{name}님, 매장 방문을 바꾸었습니다.

매장: #{showroom}
새로 정한 때: #{time}
주소: #{address}

처음 예약하신 때에는 오지 않으셔도 됩니다. 매장 전화: #{showroomPhone}, 고객센터: #{centrePhone}`,
    buttons: [visitButton],
  },
  unbooked: {
    code: 'VISIT_CANCELLED_1',
    title: '매장 방문 취소',
    text: `#{name}님, 매장 방문 예약을 취소했습니다.

매장: #{showroom}
때: #{time}

다시 예약하시려면 매장에서 날짜를 골라 주세요. 전화: 고객센터 #{centrePhone}번`,
    buttons: [visitButton],
  },
  visitTomorrow: {
    code: 'VISIT_TOMORROW_1',
    title: '내일 매장 방문',
    text: `#{name}님, 내일은 매장에 오시는 날입니다.

매장: #{showroom}
때: #{time}
주소: #{address}

오시지 못하면 아래에서 취소해 주세요. 매장 전화: #{showroomPhone}, 고객센터: #{centrePhone}`,
    buttons: [visitButton],
  },
  answered: {
    code: 'ANSWERED_1',
    title: '답변 도착',
    text: `남기신 #{what}에 답변을 드렸습니다.

번호: #{number}

아래에서 보실 수 있습니다. 더 궁금하시면 고객센터 #{centrePhone}번으로 전화해 주세요.`,
    buttons: [{ name: '답변 보기', path: '/member/#{page}' }],
  },
  phoneChanged: {
    code: 'PHONE_CHANGED_1',
    title: '휴대전화 번호 변경',
    text: `회원님의 휴대전화 번호를 #{newPhone}번으로 바꾸었습니다.

바꾸지 않으셨으면 고객센터 #{centrePhone}번으로 바로 전화해 주세요.`,
    buttons: [{ name: '내 정보 보기', path: '/member/member_info' }],
  },
  contactChanged: {
    code: 'ORDER_CONTACT_1',
    title: '접수 연락처 변경',
    text: `#{name}님, #{service} 접수의 연락처를 #{newPhone}번으로 바꾸었습니다.

접수 번호: #{orderNumber}

바꾸지 않으셨으면 고객센터 #{centrePhone}번으로 바로 전화해 주세요.`,
    buttons: [{ name: '접수 조회하기', path: '/service/order_check' }],
  },
  newDevice: {
    code: 'NEW_DEVICE_1',
    title: '새 기기에서 로그인',
    text: `회원님의 아이디로 새 기기에서 로그인했습니다.

기기: #{device}
때: #{time}

본인이 하셨으면 그대로 두세요. 본인이 아니시면 그 기기에서 로그아웃하고 비밀번호를 바꾸신 뒤, 고객센터 #{centrePhone}번으로 바로 전화해 주세요.`,
    buttons: [{ name: '로그인한 기기 보기', path: '/member/member_info' }],
  },
  test: {
    code: 'TEST_1',
    title: '알림 시험',
    text: `#{name}님, 알림이 이 번호로 잘 도착했습니다.

접수, 방문, 결제가 바뀌면 이렇게 알려 드립니다. 받는 방법은 아래에서 바꾸실 수 있습니다. 전화: 고객센터 #{centrePhone}번`,
    buttons: [{ name: '받는 방법 보기', path: '/member/messages' }],
  },
} as const;

export const otherTopics = {
  planned: 'delivery',
  moving: 'delivery',
  installMoved: 'delivery',
  dispatched: 'delivery',
  installed: 'delivery',
  installerOnTheWay: 'delivery',
  registered: 'registration',
  notRegistered: 'registration',
  handedOver: 'registration',
  booked: 'showroom',
  rebooked: 'showroom',
  unbooked: 'showroom',
  visitTomorrow: 'showroom',
  answered: 'answer',
  phoneChanged: null,
  contactChanged: null,
  newDevice: null,
  test: null,
} as const satisfies Record<keyof typeof otherTemplates, MessageTopic | null>;
