import { KEPT_YEARS } from '@portal/contract';
import { api, isApiError, useHost, useSend } from '@portal/host';
import { paths } from '@portal/paths';
import { Button, SlowHint, useBusy } from '@portal/ui';

const QUESTION = {
  message: `이 문의를 지울까요?\n목록과 사진은 바로 지워지고 되돌릴 수 없습니다. 글은 법에 따라 접수한 날부터 ${KEPT_YEARS}년 동안 따로 보관한 뒤 지웁니다.`,
  yes: '문의 지우기',
  no: '그대로 두기',
};
const UNSURE =
  '지웠는지 확인하지 못했습니다.\n인터넷 연결을 확인한 뒤 1:1 문의 내역에서 다시 확인해 주세요.';

/**
 * A button that deletes an inquiry after a question. If the answer is lost, it is not sent again: the member looks at the
 * list.
 */
export function DeleteInquiry({ idx }: { idx: string }) {
  const { dialogs, navigate, notify, supportCode } = useHost();
  const [send, { sending }] = useSend(api.deleteInquiry);
  const leave = (said: string) => {
    notify(said);
    navigate(paths.memberInquiries(), { replace: true });
  };
  const button = useBusy(async () => {
    if (!(await dialogs.confirm(QUESTION))) return;
    try {
      await send({ idx });
      leave('문의를 지웠습니다.');
    } catch (error) {
      const { code, message } = isApiError(error) ? error : { code: '', message: '' };
      if (code === 'ERR_NOT_FOUND') return leave('이미 지워진 문의입니다.');
      await dialogs.alert(
        code === 'NETWORK' ? UNSURE : `${message || UNSURE} 지원 번호 ${supportCode(error)}`,
      );
    }
  });
  return (
    <>
      <Button {...button}>문의 지우기</Button>
      {sending && <SlowHint />}
    </>
  );
}
