import { api, isApiError, useHost, useSend } from '@portal/host';
import { useState } from 'react';
import { isPhone, leaveForProvider, openCardWindow } from './card-window.ts';

/** A payment whose amount is frozen. */
export interface Frozen {
  moid: string;
  /** Won, as the customer saw it. */
  amount: number;
  jobKind: 'order' | 'bill';
}

/** Why the provider was not opened, and what happened to the money. */
export interface NotStarted {
  code: string;
  sentence: string;
}

const BLOCKED =
  '결제 창이 열리지 않았습니다. 결제되지 않았습니다.\n주소창 옆의 팝업 차단 표시를 눌러 이 사이트의 팝업을 허용한 뒤 다시 시도해 주세요.\n어려우시면 ‘새 창 없이 이 화면에서 결제하기’를 누르셔도 됩니다.';
const NOT_CHARGED = '결제되지 않았습니다.';
const NOT_STARTED = `결제를 시작하지 못했습니다. ${NOT_CHARGED} 잠시 뒤 다시 눌러 주세요.`;

/** Codes whose own message says where the money is. */
const SAID = ['ERR_PAY_AMOUNT', 'ERR_PAY_DONE', 'ERR_PAY_UNDER_WAY'];

/** Opens the provider for a payment: in the card window on a desktop, or in place of this page. */
export function useProvider() {
  const { bridge, dialogs, supportCode } = useHost();
  const [request] = useSend(api.requestPayment);
  const [sign] = useSend(api.signPayment);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<NotStarted | null>(null);
  const [blocked, setBlocked] = useState(false);

  const sentenceOf = (error: unknown): NotStarted => {
    const said = isApiError(error) ? error : null;
    const code = said?.code ?? '';
    // What the server says of a field tells the customer what to change.
    const message = said && (Object.values(said.fields)[0] ?? said.message);
    if (message && SAID.includes(code)) return { code, sentence: message };
    if (message && said.http < 500) return { code, sentence: `${message} ${NOT_CHARGED}` };
    return { code, sentence: `${NOT_STARTED} 지원 번호 ${supportCode(error)}` };
  };

  /**
   * Starts a payment. Call it inside the click.
   * @param freeze returns the payment; runs once the window is open
   * @param go called once the provider can take the customer; `leave` is null if the card window shows it
   */
  async function start(
    freeze: () => Promise<Frozen>,
    go: (frozen: Frozen, leave: (() => void) | null) => void,
    here = isPhone(),
  ): Promise<void> {
    if (busy) return;
    setFailed(null);
    const opened = here ? null : openCardWindow(bridge('payment'));
    if (!here && !opened) {
      setBlocked(true);
      return dialogs.alert(BLOCKED);
    }
    setBusy(true);
    try {
      const frozen = await freeze();
      const { moid, amount, jobKind } = frozen;
      const page = here ? 'mobile' : 'pc';
      const { action, charset, fields } = await request({ moid, page });
      const signature = await sign({ page, jobKind, amount: String(amount), ordNbr: moid });
      const form = { moid, page, action, charset, fields: { ...fields, ...signature } } as const;
      opened?.send(form);
      go(frozen, opened ? null : () => leaveForProvider(bridge('payment'), form));
    } catch (error) {
      opened?.close();
      setFailed(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  return { start, busy, failed, blocked };
}
