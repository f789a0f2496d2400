import { usePointInput } from '@portal/contract';
import { line } from '@portal/form';
import { formatPoints } from '@portal/format';
import { api, isCertified, useAnswer, useSession } from '@portal/host';
import { useEffect } from 'react';

const field = line({
  label: '쓰실 포인트',
  schema: usePointInput,
  hint: '1점은 1원입니다. 비워 두시면 쓰지 않습니다.',
  inputMode: 'numeric',
  takes: 'digits',
});

/** Points to use, worth one won each; no more than the member has. */
export const usePoint: typeof field = {
  ...field,
  Provider({ value, waitFor, children }) {
    const mayAsk = isCertified(useSession());
    const { data } = useAnswer(api.readPointTotal, {}, { skip: !mayAsk || value === '' });
    const most = data?.total;
    useEffect(() => {
      const isTooMany = most !== undefined && Number(value) > most;
      return waitFor(() =>
        isTooMany ? `${formatPoints(most)}까지 쓰실 수 있습니다. 줄여 주세요.` : null,
      );
    });
    return children;
  },
  Reading: ({ value }) => formatPoints(Number(value)),
};
