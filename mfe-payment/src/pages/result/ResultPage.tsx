import type { PaymentResult } from '@portal/contract';
import type { PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import { ButtonLink, Icon, Message, PageHeading, icons } from '@portal/ui';
import { Checking } from './Checking.tsx';
import { Deposit } from './Deposit.tsx';
import { Masked } from './Masked.tsx';
import { NotPaid } from './NotPaid.tsx';
import { Open } from './Open.tsx';
import { OutcomeHead } from './OutcomeHead.tsx';
import { endingOf } from './outcomes.ts';
import { Paid } from './Paid.tsx';
import type { load } from './load.ts';
import { Unanswered } from '../../payment/Unanswered.tsx';
import { useClose } from '../../payment/use-close.ts';
import { useFollowed } from '../../payment/use-followed.ts';

/** The part of the page for each ending. */
const parts = {
  open: Open,
  checking: Checking,
  paid: Paid,
  deposit: Deposit,
  failed: NotPaid,
  cancelled: NotPaid,
  refundDue: Paid,
  refundByPhone: Paid,
  refunded: Paid,
};

function Result({ loaded }: { loaded: PaymentResult }) {
  const { close } = useClose(loaded.moid);
  const { payment, lost } = useFollowed(loaded, () => void close());
  const ending = endingOf(payment);
  const Part = payment.masked ? Masked : parts[ending];
  return (
    <>
      {/* A new ending takes the focus, so that screen readers read it. */}
      <OutcomeHead key={ending} payment={payment} />
      <Unanswered lost={lost} />
      <Part payment={payment} />
    </>
  );
}

/** The outcome of a payment, at an address that survives reload and return. */
export default function ResultPage({ data }: PageProps<typeof load>) {
  if (data !== null) return <Result key={data.moid} loaded={data} />;
  return (
    <>
      <PageHeading title="결제 결과" />
      <Message
        picture={<Icon shape={icons.alert} size={40} />}
        title="결제 내역을 찾을 수 없습니다."
        text="주소가 끝까지 맞는지 확인해 주세요. 결제하신 내역은 접수 내역에서도 보실 수 있습니다."
        actions={<ButtonLink href={paths.home()}>처음으로</ButtonLink>}
      />
    </>
  );
}
