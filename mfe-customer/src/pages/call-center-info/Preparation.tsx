import styled from '@emotion/styled';
import { useHost } from '@portal/host';
import { Button, NumberedList } from '@portal/ui';

const List = styled(NumberedList)`
  p {
    font-size: var(--small);
  }
  button {
    grid-column: 2;
    justify-self: start;
    margin-top: 8px;
  }
`;

/** What to have at hand before a call. */
export function Preparation() {
  const { openPopup } = useHost();
  return (
    <List>
      <li>
        <strong>제품 시리얼 번호</strong>
        <p>제품 라벨에서 영문 C로 시작하는 번호입니다.</p>
        <Button onClick={() => openPopup('serialNumber')}>시리얼 번호 찾는 법</Button>
      </li>
      <li>
        <strong>계약자 성함과 전화번호</strong>
        <p>계약서에 적힌 분의 성함과 번호로 확인합니다.</p>
      </li>
      <li>
        <strong>증상</strong>
        <p>언제부터 그랬는지, 소리나 화면에 나온 글자가 있는지 알려 주세요.</p>
      </li>
      <li>
        <strong>설치한 곳의 주소</strong>
        <p>방문이 필요하면 날짜를 바로 정할 수 있습니다.</p>
      </li>
    </List>
  );
}
