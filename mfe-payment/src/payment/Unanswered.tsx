import { Notice } from '@portal/ui';

/** Says that polling fails, so what the page shows may be outdated. */
export function Unanswered({ lost }: { lost: boolean }) {
  return (
    <div role="status">
      {lost && (
        <Notice>
          지금 상태를 가져오지 못하고 있습니다. 인터넷 연결을 확인해 주세요. 연결되면 저절로 다시
          확인합니다. 그때까지 다시 신청하거나 결제하지 마세요.
        </Notice>
      )}
    </div>
  );
}
