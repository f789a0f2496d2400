import styled from '@emotion/styled';
import { isHeldInEscrow, LEAST_INSTALMENT, type PayMethod } from '@portal/contract';
import { formatWon } from '@portal/format';

const Note = styled.details`
  max-width: 720px;
  summary {
    width: fit-content;
    padding: 10px 0;
    color: var(--primary);
    cursor: pointer;
  }
`;

/** What a way to pay means that its name does not say: instalments of a card, escrow of a transfer or deposit. */
export function WayNote(props: { payMethod: PayMethod; service: string | null; payable: number }) {
  const { payMethod, service, payable } = props;
  if (payMethod === '1' && payable >= LEAST_INSTALMENT)
    return (
      <Note>
        <summary>할부로 나누어 내시려면</summary>
        <p>
          {formatWon(LEAST_INSTALMENT)}부터 나누어 내실 수 있습니다. ‘결제하기’를 누르시면 열리는
          결제 창에서 몇 달로 나눌지 고르시면 됩니다. 한 번에 내시려면 ‘일시불’을 고르세요.
        </p>
        <p>
          이자는 카드와 개월 수에 따라 있을 수도, 없을 수도 있습니다. 이자가 없으면 결제 창에
          ‘무이자’라고 나옵니다. 이자는 카드사에 내시는 돈이고, 체크카드는 나누어 내실 수 없습니다.
        </p>
      </Note>
    );
  if (isHeldInEscrow(service, payMethod))
    return (
      <Note>
        <summary>[에스크로]로 안전하게 결제됩니다</summary>
        <p>
          내신 돈을 결제 대행사가 맡아 두었다가, 물건을 받으신 뒤에 저희에게 넘깁니다. 물건을 받지
          못하시면 돌려받으실 수 있습니다. 따로 내시는 돈은 없습니다.
        </p>
        <p>
          물건을 받으시고 3영업일이 지나도록 아무 말씀이 없으시면 돈을 저희에게 넘깁니다. 물건에
          문제가 있으면 그 안에 고객센터로 전화해 주세요.
        </p>
      </Note>
    );
  return null;
}
