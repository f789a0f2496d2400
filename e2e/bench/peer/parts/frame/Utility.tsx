import company from '../company.json';
import { Icon } from '../Icon.tsx';
import { Switches } from './Switches.tsx';

/** The first row on wide screens: display settings, phone line, user. */
export function Utility() {
  return (
    <div className="wide-only">
      <Switches />
      <a href={`tel:${company.phones.main}`}>
        <Icon shape="phone" size={20} />
        <span className="hidden">고객센터 전화</span> {company.phones.main}
      </a>
      <span>{company.hours}</span>
      <button type="button">로그인</button>
      <button type="button">회원가입</button>
    </div>
  );
}
