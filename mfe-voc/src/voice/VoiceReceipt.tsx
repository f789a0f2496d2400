import { voiceTypes } from '@portal/contract';
import { Received, receiptOf } from '@portal/form';
import { isCertified, useAnswer, useSession } from '@portal/host';
import { paths } from '@portal/paths';
import { api } from '../api.ts';
import type { Kind } from './kind.ts';

/** What was received under this number, to who sent it. */
export function VoiceReceipt({ kind, bbsIdx }: { kind: Kind; bbsIdx: string }) {
  const { bbsCode } = voiceTypes[kind.type];
  const mayAsk = isCertified(useSession());
  const query = useAnswer(api.voiceDetail, { bbsCode, bbsIdx }, { skip: !mayAsk });
  const formHref = paths[kind.type]();
  return (
    <Received
      name={kind.title}
      title="접수했습니다"
      query={query}
      receiptOf={receiptOf}
      formHref={formHref}
      next={kind.next}
      links={[
        { label: '하나 더 남기기', path: formHref },
        { label: '처음으로', path: paths.home() },
      ]}
    />
  );
}
