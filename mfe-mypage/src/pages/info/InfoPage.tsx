import { useHost, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import { PageHeading } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { MyPageNav } from '../../nav/MyPageNav.tsx';
import { Leave } from './leave/Leave.tsx';
import { PasswordGate } from './PasswordGate.tsx';
import { Personal } from './Personal.tsx';
import { useIdle } from './use-idle.ts';

const steps = {
  1: { title: '비밀번호 확인', lead: '회원 정보를 지키려고 비밀번호를 한 번 더 확인합니다.' },
  2: { title: '회원 정보', lead: '바꾸신 것은 항목마다 따로 저장됩니다.' },
  3: { title: '회원 탈퇴', lead: '탈퇴하시기 전에 확인하실 것을 모았습니다.' },
};

/** The step to show: the password until it is confirmed, then the step that the address asks for. */
const stepOf = (asked: number, open: boolean) => (!open ? 1 : asked === 3 ? 3 : 2);

/**
 * The member's data, shown after the password. Only this component remembers that the password was right, so it asks again
 * after a reload, on return from another page, and after ten minutes without use. This protects a browser that was left open.
 * It is no authorization: the API checks the session, and the identity check or the password again before it changes the
 * phone number or ends the membership.
 */
export default function InfoPage({ params }: PageProps<typeof paths.memberInfo>) {
  const { navigate, setTitle } = useHost();
  const [open, setOpen] = useState(false);
  const [lapsed, setLapsed] = useState(false);
  useIdle(open, () => {
    setOpen(false);
    setLapsed(true);
  });
  const step = stepOf(params.step, open);
  const { title, lead } = steps[step];
  const isElsewhere = step !== params.step;
  useEffect(() => {
    // Replaces the address, so that Back does not lead to the password step.
    if (isElsewhere) navigate(paths.memberInfo({ step }), { replace: true });
  }, [navigate, isElsewhere, step]);
  const head = useRef<HTMLDivElement>(null);
  const focused = useRef(step);
  useEffect(() => {
    // The shell sets title and focus after it has rendered the page; we set ours after that.
    const timer = setTimeout(() => {
      setTitle(title);
      if (focused.current !== step) head.current?.focus();
      focused.current = step;
    });
    return () => clearTimeout(timer);
  }, [setTitle, title, step]);
  return (
    <>
      <MyPageNav here="info" />
      <div ref={head} tabIndex={-1}>
        <PageHeading title={title} lead={lead} />
      </div>
      {step === 1 && <PasswordGate lapsed={lapsed} onRight={() => setOpen(true)} />}
      {step === 2 && <Personal />}
      {step === 3 && <Leave />}
    </>
  );
}
