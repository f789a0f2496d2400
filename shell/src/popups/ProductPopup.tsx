import styled from '@emotion/styled';
import { useHost } from '@portal/host';
import { BoardHtml, Button, Dialog } from '@portal/ui';
import type { Popup } from '@portal/contract';
import { Picture } from './pictures/pictures.tsx';

const Above = styled.div`
  width: min(420px, 100%);
  margin: 0 auto 20px;
`;

/** A popup that the company shows on a page. */
export default function ProductPopup(props: { popup: Popup; onNotToday(): void; onClose(): void }) {
  const { popup, onNotToday, onClose } = props;
  const { hrefFor } = useHost();
  return (
    <Dialog
      title={popup.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onNotToday}>오늘 하루 보지 않기</Button>
          <Button look="primary" onClick={onClose}>
            닫기
          </Button>
        </>
      }
    >
      {popup.popType === 'img' && popup.img && (
        <Above>
          <Picture of={popup.img} seats={popup.seats} />
        </Above>
      )}
      <BoardHtml html={popup.result} hrefFor={hrefFor} heading="h3" />
    </Dialog>
  );
}
