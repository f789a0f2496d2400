import styled from '@emotion/styled';
import { useHost } from '@portal/host';
import { BoardHtml, Button, Dialog } from '@portal/ui';
import type { Popup } from '@portal/contract';
import { pictures, type PictureKey } from './pictures/pictures.tsx';

const Picture = styled.div`
  width: min(420px, 100%);
  margin: 0 auto 20px;
`;

const isKnown = (key: string | null): key is PictureKey =>
  key !== null && Object.hasOwn(pictures, key);

/** What the company has to say on a page, once. */
export default function ProductPopup(props: { popup: Popup; onNotToday(): void; onClose(): void }) {
  const { popup, onNotToday, onClose } = props;
  const { hrefFor } = useHost();
  return (
    <Dialog
      title={popup.title}
      onClose={onClose}
      actions={
        <>
          <Button type="button" onClick={onNotToday}>
            오늘 하루 보지 않기
          </Button>
          <Button type="button" look="primary" onClick={onClose}>
            닫기
          </Button>
        </>
      }
    >
      {popup.popType === 'img' && isKnown(popup.img) && <Picture>{pictures[popup.img]()}</Picture>}
      <BoardHtml html={popup.result} hrefFor={hrefFor} heading="h3" />
    </Dialog>
  );
}
