import { formatPhone, PASSWORD_RULE } from '@portal/format';
import { api, useAnswer } from '@portal/host';
import { paths } from '@portal/paths';
import { ButtonLink } from '@portal/ui';
import { Awaited } from '../../answer/Awaited.tsx';
import { AddressPart } from './parts/AddressPart.tsx';
import { EmailPart } from './parts/EmailPart.tsx';
import { MarketingPart } from './parts/MarketingPart.tsx';
import { Part } from '../../saving/Part.tsx';
import { PhonePart } from './parts/PhonePart.tsx';
import { SessionsPart } from './parts/SessionsPart.tsx';

/** The way to the membership service's page, where the password is changed: the portal never receives a new one. */
const PasswordPart = ({ href }: { href: string }) => (
  <Part title="비밀번호">
    <p>비밀번호는 멤버십 화면에서 바꿉니다. {PASSWORD_RULE} 대문자와 빈칸은 쓸 수 없습니다.</p>
    <ButtonLink href={href}>비밀번호 바꾸러 가기</ButtonLink>
  </Part>
);

/** The page of the member's data: one form each for phone, e-mail, address and so on, with a button of its own to save it. */
export function Personal() {
  const answer = useAnswer(api.readPersonal, {});
  return (
    <>
      <Awaited answer={answer} what="회원 정보를">
        {({ userName, userPhone, userEmail, address, marketingAgree, passwordUrl }) => (
          <>
            <PhonePart name={userName} phone={userPhone && formatPhone(userPhone)} />
            <EmailPart email={userEmail} />
            <AddressPart address={address} />
            <MarketingPart agreed={marketingAgree} />
            {passwordUrl && <PasswordPart href={passwordUrl} />}
          </>
        )}
      </Awaited>
      <SessionsPart passwordUrl={answer.data?.passwordUrl} />
      <Part title="회원 탈퇴">
        <p>탈퇴하시기 전에 남은 접수와 계약, 사라지는 포인트를 먼저 보여 드립니다.</p>
        <ButtonLink href={paths.memberInfo({ step: 3 })}>탈퇴 알아보기</ButtonLink>
      </Part>
    </>
  );
}
