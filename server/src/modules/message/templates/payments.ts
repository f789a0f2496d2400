const CALL = '궁금하신 점은 고객센터 #{centrePhone}번으로 전화해 주세요.';
const button = { name: '결제 내역 보기', path: '/payment/pay_result#o=#{linkToken}' } as const;
const contractButton = {
  name: '계약 보기',
  path: '/payment/#{page}?custCode=#{contract}',
} as const;

/** Messages about payments, and about how contracts are paid, by what happened. */
export const paymentTemplates = {
  account: {
    code: 'PAY_ACCOUNT_2',
    title: '입금하실 계좌',
    text: `입금하실 계좌를 알려 드립니다.

은행: #{bank}
계좌 번호: #{accountNumber}
예금주: #{holder}
금액: #{amount}
기한: #{until}까지
내용: #{goods}

기한이 지나면 계좌가 닫힙니다. 그 뒤에는 입금하지 마세요. ${CALL}`,
    buttons: [button],
  },
  paid: {
    code: 'PAY_DONE_2',
    title: '결제 완료',
    text: `결제가 끝났습니다.

내용: #{goods}
금액: #{amount}
결제 수단: #{way}

${CALL}`,
    buttons: [button],
  },
  refunded: {
    code: 'PAY_REFUNDED_2',
    title: '환불 완료',
    text: `결제하신 금액을 돌려 드렸습니다.

내용: #{goods}
금액: #{amount}
결제 수단: #{way}

카드로 결제하셨으면 카드사에 며칠 뒤에 나타날 수 있습니다. ${CALL}`,
    buttons: [button],
  },
  notPaid: {
    code: 'PAY_NOT_DONE_2',
    title: '결제되지 않음',
    text: `결제가 끝나지 않았습니다.

내용: #{goods}
금액: #{amount}
까닭: #{reason}

${CALL}`,
    buttons: [button],
  },
  lastDay: {
    code: 'PAY_LAST_DAY_2',
    title: '오늘까지 입금',
    text: `오늘이 입금하실 수 있는 마지막 날입니다.

은행: #{bank}
계좌 번호: #{accountNumber}
예금주: #{holder}
금액: #{amount}
기한: #{until}까지
내용: #{goods}

기한이 지나면 계좌가 닫힙니다. 이미 입금하셨으면 그대로 두세요. ${CALL}`,
    buttons: [button],
  },
  changed: {
    code: 'CONTRACT_CHANGED_1',
    title: '납부 변경 완료',
    text: `#{what} 변경을 마쳤습니다.

제품: #{product}

변경하지 않으셨으면 고객센터 #{centrePhone}번으로 바로 전화해 주세요.`,
    buttons: [contractButton],
  },
  unchanged: {
    code: 'CONTRACT_UNCHANGED_1',
    title: '납부 변경 안 됨',
    text: `#{what} 변경이 되지 않았습니다. 전과 같이 납부됩니다.

제품: #{product}

아래에서 다시 신청하실 수 있습니다. ${CALL}`,
    buttons: [contractButton],
  },
  partlyChanged: {
    code: 'CONTRACT_PARTLY_1',
    title: '납부 변경 일부 안 됨',
    text: `#{what} 변경이 일부만 되었습니다.

바꾼 제품: #{done}
바꾸지 못한 제품: #{refused}

바꾸지 못한 제품은 전과 같이 납부됩니다. 아래에서 다시 신청하실 수 있습니다. ${CALL}`,
    buttons: [contractButton],
  },
} as const;
