const kinds = {
  rental: '렌탈하신 주문이 없습니다.',
  buy: '구매하신 주문이 없습니다.',
};
const elsewhere = {
  rental: '구매하신 주문은 위의 구매에 있습니다.',
  buy: '렌탈하신 주문은 위의 렌탈에 있습니다.',
};

/** Why a list of orders of one kind is empty. @param others how many orders of the other kind there are; undefined if unknown */
export function noOrdersText(order: 'rental' | 'buy', others: number | undefined): string {
  if (others === 0)
    return '렌탈하거나 구매하신 주문이 없습니다. 주문하신 계정으로 로그인하셨는지 확인해 주세요.';
  return others === undefined ? kinds[order] : `${kinds[order]} ${elsewhere[order]}`;
}
