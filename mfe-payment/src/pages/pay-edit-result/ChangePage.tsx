import type { PageProps } from '@portal/host';
import { ButtonLink, icons, MessagePage } from '@portal/ui';
import { paymentPaths } from '../../paths.ts';
import { ChangeStatus } from './ChangeStatus.tsx';
import type { load } from './load.ts';

/** The outcome of a change of day or method, at an address that survives reload and return. */
export default function ChangePage({ data }: PageProps<typeof load>) {
  if (data !== null) return <ChangeStatus key={data.changeIdx} loaded={data} />;
  return (
    <MessagePage
      page="납부 방법 변경 결과"
      icon={icons.alert}
      title="내역이 없습니다."
      text="변경을 신청하신 계정으로 로그인하셨는지 확인해 주세요."
      actions={<ButtonLink href={paymentPaths.payMethod()}>계약 목록</ButtonLink>}
    />
  );
}
