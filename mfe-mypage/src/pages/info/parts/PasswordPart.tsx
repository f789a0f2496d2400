import { PASSWORD_RULE } from '@portal/format';
import { ButtonLink } from '@portal/ui';
import { Part } from './Part.tsx';

/** The way to the membership service's page, where the password is changed: the portal never receives a new one. */
export const PasswordPart = ({ href }: { href: string }) => (
  <Part title="비밀번호">
    <p>비밀번호는 멤버십 화면에서 바꿉니다. {PASSWORD_RULE} 대문자와 빈칸은 쓸 수 없습니다.</p>
    <ButtonLink href={href}>비밀번호 바꾸러 가기</ButtonLink>
  </Part>
);
