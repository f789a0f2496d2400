import { PhoneLink } from '../action/PhoneLink.tsx';
import { Icon } from '../content/Icon.tsx';
import * as icons from '../content/icons.ts';
import { Notice } from './Notice.tsx';

/** How to stop a purifier that leaks, and the phone: water does harm while the customer reads on. */
export function LeakFirst({ phone }: { phone: string }) {
  return (
    <Notice>
      <p>
        <strong>물이 새면 먼저 뒤쪽 밸브를 잠그고 코드를 빼 주세요.</strong>
      </p>
      <PhoneLink href={`tel:${phone}`}>
        <Icon shape={icons.phone} size={20} />
        고객센터 {phone}
      </PhoneLink>
    </Notice>
  );
}
