import { PhoneLink } from '../action/PhoneLink.tsx';
import { Icon } from '../content/Icon.tsx';
import * as icons from '../content/icons.ts';
import { Notice } from './Notice.tsx';

/** Tells how to stop a leaking purifier, and whom to call. Put it first on a page: the water does damage while the customer reads. */
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
