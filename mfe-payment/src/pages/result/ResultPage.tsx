import { serviceNames, type PaymentResult } from '@portal/contract';
import { formatWon } from '@portal/format';
import { late, ResultFrame, ResultHead, useLinkToken } from '@portal/form';
import { api, isApiError, useAnswer, useHost, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import {
  Button,
  ButtonLink,
  ContentSkeleton,
  icons,
  Loading,
  MessagePage,
  Notice,
  PageHeading,
  useBusy,
} from '@portal/ui';
import { useEffect, useEffectEvent } from 'react';
import { Part } from '../../payment/Part.tsx';
import { Checking, CheckingNext } from './Checking.tsx';
import { Deposit, DepositAccount, DepositNext } from './Deposit.tsx';
import { Masked } from './Masked.tsx';
import { NotPaid, NotPaidNext } from './NotPaid.tsx';
import { Open } from './Open.tsx';
import { endingOf, statusOf } from './outcomes.ts';
import { Paid, PaidNext } from './Paid.tsx';
import type { load } from './load.ts';
import { Unanswered } from '../../payment/Unanswered.tsx';
import { useClose } from '../../payment/use-close.ts';
import { useFollowed } from '../../payment/use-followed.ts';

const subjectOf = ({ service, goodsName, jobKind, masked }: PaymentResult) =>
  masked
    ? ''
    : [service ? serviceNames[service] : jobKind === 'bill' && '요금 납부', goodsName]
        .filter(Boolean)
        .join(' · ');

/** Few visitors come by a message's link. */
const LinkedPayment = late(
  () =>
    import(/* webpackChunkName: "linked" */ './LinkedPayment.tsx').then(
      (file) => file.LinkedPayment,
    ),
  <ContentSkeleton kind="article" />,
);

/** Few payments are deposits that are paid back. */
const RefundAccount = late(
  () =>
    import(/* webpackChunkName: "refund" */ './RefundAccount.tsx').then(
      (file) => file.RefundAccount,
    ),
  <ContentSkeleton kind="article" />,
);

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

/** What happens next, beside the rest. */
const nexts: { [E in keyof typeof parts]?: typeof PaidNext } = {
  open: PaidNext,
  checking: CheckingNext,
  paid: PaidNext,
  deposit: DepositNext,
  failed: NotPaidNext,
  cancelled: NotPaidNext,
};

/** Milliseconds between two questions while nobody answers. */
const ASK_AGAIN_MS = 5000;

function Result({ loaded }: { loaded: PaymentResult }) {
  const { close } = useClose(loaded.moid);
  const { payment, lost, returned, ask } = useFollowed(loaded, () => void close());
  const ending = endingOf(payment);
  const Shown = payment.masked ? Masked : parts[ending];
  const Next = payment.masked ? undefined : nexts[ending];
  return (
    <ResultFrame
      head={
        <>
          {/* A new ending takes the focus, so that screen readers read it. */}
          <ResultHead
            key={`${ending} ${payment.refundAccount?.is}`}
            status={statusOf(payment)}
            subject={subjectOf(payment)}
            amount={formatWon(payment.amount)}
          />
          <Unanswered lost={lost} />
          {returned && ending === 'open' && (
            <Notice role="status">
              결제 창이 보낸 결과를 확인하지 못했습니다. 결제되지 않았습니다. 아래에서 이어서 결제해
              주세요.
            </Notice>
          )}
          {ending === 'deposit' && !payment.masked && <DepositAccount payment={payment} />}
          {ending === 'refundByPhone' && payment.refundAccount && (
            <RefundAccount payment={payment} onEntered={ask} />
          )}
        </>
      }
      beside={Next && <Next payment={payment} />}
    >
      <Shown payment={payment} />
    </ResultFrame>
  );
}

/** Nobody answers: what that means for the money. Asks again by itself, and shows the payment once it is known. */
function Unknown({ moid }: { moid: string }) {
  const { company } = useHost();
  const { data, refetch } = useAnswer(api.readPaymentResult, { moid });
  const again = useEffectEvent(refetch);
  useEffect(() => {
    const timer = setInterval(() => again(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  if (data) return <Result key={moid} loaded={data} />;
  const { main } = company.phones;
  return (
    <>
      <ResultHead
        status={{
          icon: icons.search,
          tone: 'wait',
          title: '결제 결과를 아직 확인하지 못했습니다',
          money: '다시 결제하지 마세요. 결제되지 않았으면 돈이 나가지 않습니다.',
        }}
      />
      <Unanswered lost />
      <Part>
        <p>
          하루가 지나도 그대로이면 고객센터 <a href={`tel:${main}`}>{main}</a>에 결제 번호(
          <b>{moid}</b>)를 알려 주세요.
        </p>
      </Part>
    </>
  );
}

/** The payment that a message links to. A link that is void or over leads to the login. */
function Linked({ token }: { token: string }) {
  const answer = useAnswer(api.openPaymentLink, { token });
  const { session, supportCode, navigate } = useHost();
  const login = useBusy(() => session.login(paths.payments()));
  const { data: payment, error } = answer;
  const own = payment && !payment.masked ? payment.moid : null;
  // The payer's own payment has an address: a reload, and a login after the session's end, come back to it.
  useEffect(() => {
    if (own !== null) navigate(paths.paymentResult({ moid: own }), { replace: true });
  }, [own, navigate]);
  if (payment && !payment.masked) return <Result loaded={payment} />;
  if (payment) return <LinkedPayment payment={payment} token={token} />;
  if (isApiError(error) && error.code === 'ERR_NOT_FOUND')
    return (
      <MessagePage
        page="결제 결과"
        icon={icons.alert}
        title="이 링크로는 더 보실 수 없습니다."
        text="결제가 끝나고 30일이 지났거나, 휴대전화 번호가 바뀌었습니다. 결제하신 분으로 로그인하시면 결제 내역을 보실 수 있습니다."
        actions={
          <Button look="primary" {...login}>
            로그인
          </Button>
        }
      />
    );
  const failure = error && `가져오지 못했습니다. 지원 번호 ${supportCode(error)}`;
  return (
    <>
      <PageHeading title="결제 결과" />
      <Loading answer={answer} kind="article" failure={failure} />
    </>
  );
}

/** The outcome of a payment, at an address that survives reload and return. */
export default function ResultPage({ params, data }: PageProps<typeof load>) {
  const token = useLinkToken();
  if (token) return <Linked token={token} />;
  if (data !== null && 'unanswered' in data) return <Unknown moid={data.unanswered} />;
  if (data !== null) return <Result key={data.moid} loaded={data} />;
  // Without a number it may be a message's link, whose token only the browser sees.
  if (params.moid === '' && token === undefined) return <ContentSkeleton kind="article" />;
  return (
    <MessagePage
      page="결제 결과"
      icon={icons.alert}
      title="결제 내역을 찾을 수 없습니다."
      text="주소가 끝까지 맞는지 확인해 주세요. 결제하신 내역은 접수 내역에서도 보실 수 있습니다."
      actions={<ButtonLink href={paths.home()}>처음으로</ButtonLink>}
    />
  );
}
