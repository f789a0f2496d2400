import { filePetition, fileVoice, readVoice, listVoices } from '@portal/contract';
import { AppError } from '../../errors.ts';
import { route, routes, type Call } from '../../route.ts';
import { receive, type Sent } from '../submission/receive.ts';
import { deleteExpired } from '../submission/retention.ts';
import { addVoice, findVoice, findVoices, type VoiceInput } from './repository.ts';
import { isInOrder } from './rules.ts';
import { countVoice, deleteOldTallies } from './tally.ts';

type Raised = Call<typeof fileVoice>;

export const voice = routes('voice', ['every-minute'], async (app, parts) => {
  const { db, clock, cipher } = parts;
  app.everyMinute('delete voices past their time', () => deleteExpired(parts, 'voice'));
  app.everyMinute('delete past days’ tallies', () => deleteOldTallies(db, clock.today()));

  /** A retry is not counted: it gets its receipt even when the day's limit is reached. */
  const raise = (kind: string, input: VoiceInput & Sent, { key, member, siteType }: Raised) =>
    receive(
      parts,
      { kind, board: 'voice', key, input, member, siteType },
      async (transaction, submitted) => {
        if (!(await countVoice(transaction, submitted.memberId, submitted.receivedOn)))
          throw new AppError('ERR_MS_6002');
        return addVoice({ db: transaction, cipher }, input, submitted);
      },
    );

  route(app, fileVoice, (input, call) => raise(fileVoice.kind, input, call));

  route(app, filePetition, (input, call) =>
    raise(filePetition.kind, { ...input, staffName: '', place: '' }, call),
  );

  route(app, listVoices, (input, { member }) => {
    if (!isInOrder(input.fromDate, input.toDate))
      throw new AppError('ERR_INVALID_INPUT', {
        fields: { fromDate: '시작일을 종료일과 같거나 앞선 날짜로 골라 주세요.' },
      });
    return findVoices(parts, member.memberId, { ...input, today: clock.today() });
  });

  route(app, readVoice, async (input, { member }) => {
    const found = await findVoice(parts, member.memberId, input);
    if (!found) throw new AppError('ERR_NOT_FOUND');
    return found;
  });
});
