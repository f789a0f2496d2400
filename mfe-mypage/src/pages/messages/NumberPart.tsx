import { api, useHost, useSend } from '@portal/host';
import { paths } from '@portal/paths';
import { Button, ButtonLink, Cluster, Notice, PhoneLink } from '@portal/ui';
import { Part } from '../../saving/Part.tsx';
import { useSaving } from '../../saving/use-saving.ts';

/** Shows the member's number, which messages go to, with a button that sends a test message. */
export function NumberPart({ phone, stopped }: { phone: string; stopped: boolean }) {
  const { company, hrefFor } = useHost();
  const { main } = company.phones;
  const info = hrefFor(paths.memberInfo());
  const [test] = useSend(api.sendTestMessage);
  const { said, save, retry } = useSaving();
  const send = () =>
    save(async () => {
      await test({});
      return '시험 알림을 보냈습니다. 1분 안에 도착하지 않으면 아래에서 까닭을 보실 수 있습니다.';
    });
  return (
    <Part title="받으시는 번호" said={said} onRetry={retry}>
      {phone === '' ? (
        <Notice>
          휴대전화 번호가 없어서 알림을 보내 드리지 못합니다. 회원 정보에서 번호를 등록해 주세요.
        </Notice>
      ) : stopped ? (
        <Notice>
          {phone}번으로는 알림을 보내지 않습니다. 다시 받으시려면 고객센터로 전화해 주세요.
        </Notice>
      ) : (
        <p>
          <strong>{phone}</strong>
        </p>
      )}
      {stopped && <PhoneLink href={`tel:${main}`}>{main}</PhoneLink>}
      <Cluster gap={8}>
        {phone !== '' && !stopped && (
          <Button aria-disabled={said.is === 'saving' || undefined} onClick={() => void send()}>
            시험 알림 보내기
          </Button>
        )}
        {info && <ButtonLink href={info}>회원 정보에서 번호 바꾸기</ButtonLink>}
      </Cluster>
    </Part>
  );
}
