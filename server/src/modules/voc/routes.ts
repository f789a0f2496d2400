import { submitSinmungo, submitVoc, vocDetail, vocList, type Receipt } from '@portal/contract';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../route.ts';
import type { Secrets } from '../../secrets.ts';
import { memberOf } from '../session/sessions.ts';
import type { WorkingDays } from '../submission/answer-day.ts';
import { receive, type Sent } from '../submission/receive.ts';
import { addVoice, findVoice, findVoices, type VoiceInput } from './repository.ts';
import { isInOrder } from './rules.ts';
import { countVoice, forgetTallies } from './tally.ts';

interface Parts {
  db: Db;
  secrets: Secrets;
  clock: Clock;
  schedule: WorkingDays;
}

export const voc = fp<Parts>(
  async (app, parts) => {
    const { db, clock } = parts;
    const { cipher } = parts.secrets;
    app.everyMinute('forget what past days were counted', () => forgetTallies(db, clock.today()));

    /** A voice that is sent again is not counted: it is answered on a day that is full, too. */
    const raise = (
      kind: string,
      input: VoiceInput & Sent,
      request: FastifyRequest,
    ): Promise<Receipt> =>
      receive(
        parts,
        { kind, board: 'voice', input, member: memberOf(request) },
        async (transaction, submitted) => {
          if (!(await countVoice(transaction, submitted.memberId, submitted.receivedOn)))
            throw new AppError('ERR_MS_6002');
          return addVoice(transaction, cipher, input, submitted);
        },
      );

    route(app, submitVoc, (input, request) => raise(submitVoc.kind, input, request));

    route(app, submitSinmungo, (input, request) =>
      raise(submitSinmungo.kind, { ...input, staffName: '', place: '' }, request),
    );

    route(app, vocList, (input, request) => {
      if (!isInOrder(input.fromDate, input.toDate))
        throw new AppError('ERR_INVALID_INPUT', {
          fields: { fromDate: '시작일을 종료일과 같거나 앞선 날짜로 골라 주세요.' },
        });
      return findVoices(db, cipher, memberOf(request).memberId, input);
    });

    route(app, vocDetail, async (input, request) => {
      const found = await findVoice(db, cipher, memberOf(request).memberId, input);
      if (!found) throw new AppError('ERR_NOT_FOUND');
      return found;
    });
  },
  { name: 'voc', dependencies: ['failures', 'headers', 'sessions', 'every-minute'] },
);
