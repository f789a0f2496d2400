import { useHost } from '@portal/host';
import { Button, NumberedList } from '@portal/ui';

/** What to have at hand before a call. */
export function Preparation() {
  const { openPopup } = useHost();
  return (
    <NumberedList
      steps={[
        {
          title: '제품 시리얼 번호',
          text: '제품 라벨에서 영문 C로 시작하는 번호입니다.',
          action: <Button onClick={() => openPopup('serialNumber')}>시리얼 번호 찾는 법</Button>,
        },
        {
          title: '계약자 성함과 전화번호',
          text: '계약서에 적힌 분의 성함과 번호로 확인합니다.',
        },
        {
          title: '증상',
          text: '언제부터 그랬는지, 소리나 화면에 나온 글자가 있는지 알려 주세요.',
        },
        { title: '설치한 곳의 주소', text: '방문이 필요하면 날짜를 바로 정할 수 있습니다.' },
      ]}
    />
  );
}
