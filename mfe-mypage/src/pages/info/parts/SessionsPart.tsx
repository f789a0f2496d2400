import type { AnswerOf, listSessions } from '@portal/contract';
import { formatInstant } from '@portal/format';
import { api, useAnswer, useHost, useSend } from '@portal/host';
import { Button, Row, Rows, Text } from '@portal/ui';
import { Awaited } from '../../../answer/Awaited.tsx';
import { Part } from '../../../saving/Part.tsx';
import { useSaving } from '../../../saving/use-saving.ts';

type Session = AnswerOf<typeof listSessions>['list'][number];

/** The devices on which the member is logged in, with buttons to log out on the others and the way to another password. */
export function SessionsPart({ passwordUrl }: { passwordUrl: string | undefined }) {
  const { dialogs } = useHost();
  const answer = useAnswer(api.listSessions, {});
  const [end] = useSend(api.endSession);
  const { said, save, retry } = useSaving();
  const logOut = async ({ sessionId, device }: Session) => {
    const message = `${device}에서 로그아웃할까요? 그 기기에서는 다시 로그인해야 합니다.`;
    if (!(await dialogs.confirm({ message, yes: '로그아웃하기', no: '그대로 두기' }))) return;
    await save(async () => {
      await end({ sessionId });
      return `${device}에서 로그아웃했습니다.`;
    });
  };
  return (
    <Part title="로그인한 기기" said={said} onRetry={retry}>
      <p>
        모르는 기기가 있으면 그 기기에서 로그아웃하고{' '}
        {passwordUrl ? <a href={passwordUrl}>비밀번호를 바꿔</a> : '비밀번호를 바꿔'} 주세요.
      </p>
      <Awaited answer={answer} what="로그인한 기기를">
        {({ list }) => (
          <Rows>
            {list.map((session) => (
              <Row key={session.sessionId}>
                <div>
                  <strong>{session.device}</strong>
                  <Text size="small" tone="text-second">
                    {formatInstant(session.since)} 로그인
                  </Text>
                  {!session.here && (
                    <Text size="small" tone="text-second">
                      {formatInstant(session.seenAt)} 마지막으로 씀
                    </Text>
                  )}
                </div>
                {session.here ? (
                  <strong>지금 쓰시는 기기</strong>
                ) : (
                  <Button
                    aria-label={`${session.device} 로그아웃하기`}
                    onClick={() => void logOut(session)}
                  >
                    로그아웃하기
                  </Button>
                )}
              </Row>
            ))}
          </Rows>
        )}
      </Awaited>
    </Part>
  );
}
