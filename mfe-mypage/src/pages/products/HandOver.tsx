import { TAKEN_BACK_DAYS, type Usage } from '@portal/contract';
import { api, isApiError, useHost, useSend } from '@portal/host';
import { LinkButton, useBusy } from '@portal/ui';

/** What ends, what stays and what comes next, asked before a product is handed over. */
const question = (name: string, { serialNo }: Usage) =>
  [
    `${name}(시리얼 번호 ${serialNo})을 다른 분께 물려주시겠습니까?`,
    '내 제품 목록에서 빠지고, 이 제품의 서비스를 더 신청하실 수 없습니다.',
    '지난 접수 내역은 회원님께 그대로 남고, 새 주인에게는 보이지 않습니다.',
    '새 주인은 시리얼 번호로 정품 등록을 하시면 됩니다. 무상 보증은 남은 기간만 이어집니다.',
    `아무도 등록하지 않았으면 ${TAKEN_BACK_DAYS}일 안에 다시 가져오실 수 있습니다.`,
  ].join('\n');

/**
 * Hands a product over, after a question. Where it cannot be, a press says why and whom to call.
 * @param props.name the product's, different from those of the other products
 */
export function HandOver(props: { usage: Usage; name: string; onDone(): void }) {
  const { usage, name, onDone } = props;
  const { productIdx } = usage;
  const { dialogs, supportCode } = useHost();
  const [check] = useSend(api.checkHandover);
  const [handOver] = useSend(api.handProductOver);
  const button = useBusy(async () => {
    try {
      const { refusal } = await check({ productIdx });
      if (refusal !== null) return await dialogs.alert(refusal);
      const message = question(name, usage);
      if (!(await dialogs.confirm({ message, yes: '물려주기', no: '그대로 두기' }))) return;
      await handOver({ productIdx });
      onDone();
    } catch (error) {
      const { fields, message } = isApiError(error) ? error : { fields: {}, message: '' };
      const [why = message] = Object.values<string>(fields);
      const failed = `물려주지 못했습니다. 잠시 뒤 다시 눌러 주세요. 지원 번호 ${supportCode(error)}`;
      await dialogs.alert(why || failed);
    }
  });
  return (
    <LinkButton type="button" aria-label={`${name} 물려주기`} {...button}>
      물려주기
    </LinkButton>
  );
}
