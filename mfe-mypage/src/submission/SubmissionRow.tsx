import { inquiryStateNames } from '@portal/contract';
import { formatDay } from '@portal/format';
import { ListRow } from '@portal/ui';

/** An inquiry or a voice in a list, with whether it has been answered. */
export function SubmissionRow(props: {
  href: string;
  /** What it is about; null where the list says so. */
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
