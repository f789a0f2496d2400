import { inquiryStateNames } from '@portal/contract';
import { formatDay } from '@portal/format';
import { ListRow } from '@portal/ui';

export function SubmissionRow(props: {
  href: string;
  /** The category of an inquiry; null for a voice, because its list has one category only. */
  about: string | null;
  of: { title: string; state: keyof typeof inquiryStateNames; receivedOn: string };
}) {
  const { href, about, of } = props;
  const { title, state, receivedOn } = of;
  return (
    <ListRow
      title={title}
      lines={[about, `${formatDay(receivedOn)} 접수`]}
      state={{ name: inquiryStateNames[state], tone: state === '0' ? 'notable' : 'plain' }}
      way={{ href }}
    />
  );
}
