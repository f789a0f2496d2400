import { formatDay } from '@portal/format';
import { api, useHost, useSend } from '@portal/host';
import { Button, ButtonLink, Cluster, CopyButton, Notice } from '@portal/ui';
import { useState } from 'react';
import { Part } from '../../saving/Part.tsx';
import { useSaving } from '../../saving/use-saving.ts';

/** Opens the address in the device's calendar app, which goes on reading it. */
const toSubscribe = (address: string) => address.replace(/^https?:/, 'webcal:');

/** The address at which a calendar app reads the member's dates. It is shown once, when it is made. */
export function CalendarPart({ madeOn }: { madeOn: string | null }) {
  const { dialogs } = useHost();
  const [make] = useSend(api.makeCalendarFeed);
  const [drop] = useSend(api.dropCalendarFeed);
  const [address, setAddress] = useState('');
  const { said, save, retry } = useSaving();
  const isMade = madeOn !== null || address !== '';
  const begin = async () => {
    const message =
      '새 주소를 만들까요? 지금 주소는 쓸 수 없게 되어, 달력 앱에 새 주소를 다시 넣으셔야 합니다.';
    if (isMade && !(await dialogs.confirm({ message, yes: '새로 만들기', no: '그대로 두기' })))
      return;
    await save(async () => {
      setAddress((await make({})).address);
      return '달력 주소를 만들었습니다.';
    });
  };
  const end = async () => {
    const message = '달력 주소를 지울까요? 달력 앱에 더는 일정이 나타나지 않습니다.';
    if (!(await dialogs.confirm({ message, yes: '없애기', no: '그대로 두기' }))) return;
    await save(async () => {
      await drop({});
      setAddress('');
      return '달력 주소를 지웠습니다. 달력 앱에 남은 달력도 지워 주세요.';
    });
  };
  const busy = { 'aria-disabled': said.is === 'saving' || undefined };
  return (
    <Part title="내 달력으로 일정 보기" said={said} onRetry={retry}>
      <p>
        방문, 배송과 설치, 매장 방문, 입금 기한, 납부일이 휴대전화나 컴퓨터의 달력에 나타납니다.
        날짜가 바뀌면 달력도 저절로 바뀝니다.
      </p>
      {address !== '' ? (
        <>
          <Notice>
            이 주소를 아는 사람은 회원님의 일정을 볼 수 있습니다. 다른 분께 알려 주지 마세요. 화면을
            나가시면 다시 보여 드리지 않습니다.
          </Notice>
          <Cluster gap={8}>
            <ButtonLink look="primary" href={toSubscribe(address)}>
              달력 앱에서 열기
            </ButtonLink>
            <CopyButton
              text={address}
              label="주소 복사"
              copied="주소를 복사했습니다. 달력 앱의 ‘구독’이나 ‘URL로 추가’에 붙여 넣어 주세요."
            />
          </Cluster>
        </>
      ) : (
        madeOn !== null && (
          <p>
            {formatDay(madeOn)}에 만드신 주소를 쓰고 있습니다. 주소를 잊으셨거나 다른 사람이 알게
            되었으면 새로 만들어 주세요.
          </p>
        )
      )}
      <Cluster gap={8}>
        <Button {...busy} onClick={() => void begin()}>
          {isMade ? '새 주소 만들기' : '달력 주소 만들기'}
        </Button>
        {isMade && (
          <Button {...busy} onClick={() => void end()}>
            주소 없애기
          </Button>
        )}
      </Cluster>
    </Part>
  );
}
