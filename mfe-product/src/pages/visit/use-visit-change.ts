import { isApiError, useHost } from '@portal/host';
import { useState } from 'react';

/**
 * Sends a change of a booking: `errors` has what is wrong, by field; a refusal that belongs to no field is an alert. A second call
 * aborts the first, unanswered one.
 * @param said what the customer is told once it is done
 */
export function useVisitChange(said: string, onDone: () => void) {
  const { dialogs, notify, supportCode } = useHost();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const change = async (send: () => Promise<unknown>): Promise<void> => {
    setErrors({});
    try {
      await send();
      notify(said);
      onDone();
    } catch (error) {
      const refused = isApiError(error) ? error : null;
      if (refused?.code === 'ABORTED') return;
      if (refused?.code === 'ERR_VISIT_FULL') return setErrors({ visitTime: refused.message });
      if (refused && Object.keys(refused.fields).length > 0) return setErrors(refused.fields);
      const failed = `바꾸지 못했습니다. 잠시 뒤 다시 눌러 주세요. 지원 번호 ${supportCode(error)}`;
      await dialogs.alert(refused?.message || failed);
    }
  };
  return { errors, setErrors, change };
}
