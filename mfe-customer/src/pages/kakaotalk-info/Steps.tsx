import { NumberedList } from '@portal/ui';

export function Steps({ centre }: { centre: string }) {
  return (
    <NumberedList>
      <li>
        <strong>카카오톡을 엽니다.</strong>
        <p>카카오톡이 없으면 앱 스토어에서 먼저 설치해 주세요.</p>
      </li>
      <li>
        <strong>친구 화면의 돋보기를 누르고 ‘{centre}’를 찾습니다.</strong>
        <p>채널 이름 옆의 확인 표시를 꼭 보아 주세요.</p>
      </li>
      <li>
        <strong>채널을 추가하고 ‘채팅하기’를 누릅니다.</strong>
        <p>광고를 받지 않으려면 채널의 알림을 끄면 됩니다.</p>
      </li>
      <li>
        <strong>제품 이름과 증상을 적어 보냅니다.</strong>
        <p>증상이 보이는 사진을 함께 보내시면 더 빨리 답해 드립니다.</p>
      </li>
    </NumberedList>
  );
}
