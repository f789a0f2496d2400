// Templates of the messages about a request for a service, one for each event in its life.

/** The token is in the fragment, which browsers send to nobody. */
const button = {
  name: '접수 내역 보기',
  path: '/service/order_check?service=#{kind}#o=#{linkToken}',
} as const;

/**
 * Days move online until noon of the day before (`lastMove`), on the page that the button opens, by who logs in or looks the request up:
 * the link itself shows the request and changes nothing.
 */
export const orderTemplates = {
  received: {
    code: 'ORDER_RECEIVED_2',
    title: '서비스 접수',
    text: `#{name}님, #{service} 접수를 마쳤습니다.

접수 번호: #{orderNumber}
제품: #{product}
날짜: #{days}

방문 전날 낮 12시까지는 아래 화면에서 로그인하시거나 이름과 번호로 조회해 날짜를 바꾸실 수 있습니다. 그 뒤에 바꾸시려면 고객센터 #{centrePhone}번으로 전화해 주세요.`,
    buttons: [button],
  },
  moved: {
    code: 'ORDER_MOVED_2',
    title: '방문일 변경',
    text: `#{name}님, #{service} 날짜가 바뀌었습니다.

바뀐 날짜: #{days}
전 날짜: #{before}
접수 번호: #{orderNumber}
제품: #{product}

바뀐 날짜가 맞지 않으시면, 방문 전날 낮 12시까지는 아래 화면에서 로그인하시거나 이름과 번호로 조회해 날짜를 바꾸실 수 있습니다. 그 뒤에는 고객센터 #{centrePhone}번으로 전화해 주세요.`,
    buttons: [button],
  },
  cancelled: {
    code: 'ORDER_CANCELLED_1',
    title: '접수 취소',
    text: `#{name}님, #{service} 접수가 취소되었습니다.

접수 번호: #{orderNumber}
제품: #{product}
까닭: #{reason}

결제하신 금액이 있으면 돌려 드립니다. 가상계좌로 입금하셨으면 돌려받으실 계좌를 고객센터 #{centrePhone}번으로 알려 주세요.`,
    buttons: [button],
  },
  assigned: {
    code: 'ORDER_ASSIGNED_2',
    title: '기사 배정',
    text: `#{name}님, #{service} 기사가 정해졌습니다.

기사: #{engineer}
날짜: #{days}
접수 번호: #{orderNumber}
제품: #{product}

그날 기사가 방문합니다. 방문 전날 낮 12시까지는 아래 화면에서 로그인하시거나 이름과 번호로 조회해 날짜를 바꾸실 수 있습니다. 그 뒤에 바꾸거나 취소하시려면 고객센터 #{centrePhone}번으로 전화해 주세요.`,
    buttons: [button],
  },
  tomorrow: {
    code: 'ORDER_TOMORROW_2',
    title: '내일 방문',
    text: `#{name}님, 내일은 #{service} 날입니다.

날짜: #{days}
접수 번호: #{orderNumber}
제품: #{product}

댁에 계시기 어려우면 오늘 낮 12시까지 아래 화면에서 로그인하시거나 이름과 번호로 조회해 날짜를 바꿔 주세요. 낮 12시가 지났으면 고객센터 #{centrePhone}번으로 전화해 주세요.`,
    buttons: [button],
  },
  onTheWay: {
    code: 'ORDER_ON_THE_WAY_1',
    title: '기사 출발',
    text: `#{name}님, #{service} 기사가 출발했습니다.

도착: #{time}쯤 (약 #{minutes}분 뒤)
접수 번호: #{orderNumber}
제품: #{product}

댁에 계시기 어려우면 고객센터 #{centrePhone}번으로 바로 전화해 주세요.`,
    buttons: [button],
    trueForMinutes: 30,
  },
  finished: {
    code: 'ORDER_FINISHED_1',
    title: '서비스 완료',
    text: `#{name}님, #{service} 서비스를 마쳤습니다.

접수 번호: #{orderNumber}
제품: #{product}

다시 불편하시면 고객센터 #{centrePhone}번으로 전화해 주세요.`,
    buttons: [button],
  },
  /** The same where the centre reports what was done. */
  reported: {
    code: 'ORDER_FINISHED_2',
    title: '서비스 완료',
    text: `#{name}님, #{service} 서비스를 마쳤습니다.

한 일: #{work}
바꾼 부품: #{parts}
현장에서 내신 금액: #{charge}
작업 보증: #{warranty}
접수 번호: #{orderNumber}
제품: #{product}

다시 고장 나면 아래에서 알려 주시거나 고객센터 #{centrePhone}번으로 전화해 주세요.`,
    buttons: [button],
  },
} as const;
