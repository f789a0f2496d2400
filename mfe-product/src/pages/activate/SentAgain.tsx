import { ButtonLink, icons, Message } from '@portal/ui';
import { productPaths } from '../../paths.ts';

/** Shown in place of the form where the refused registration has been sent again. */
export const SentAgain = ({ replacedBy }: { replacedBy: string }) => (
  <Message
    icon={icons.check}
    title="이미 고쳐서 다시 보내셨습니다."
    text="다시 보내신 등록을 담당자가 확인합니다. 처리 상황을 보실 수 있습니다."
    actions={
      <ButtonLink look="primary" href={productPaths.activate({ result: replacedBy })}>
        다시 보내신 등록 보기
      </ButtonLink>
    }
  />
);
