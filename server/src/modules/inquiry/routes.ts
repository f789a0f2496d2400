import { deleteInquiry, fileInquiry, readInquiry, listInquiries } from '@portal/contract';
import { AppError } from '../../errors.ts';
import { route, routes } from '../../route.ts';
import { deleteWithPhotos } from '../photo/repository.ts';
import { receive } from '../submission/receive.ts';
import { deleteExpired } from '../submission/retention.ts';
import { photoOwner } from '../submission/submitted.ts';
import { addInquiry, findInquiries, findInquiry, removeInquiry } from './repository.ts';

export const inquiry = routes('inquiry', ['every-minute'], async (app, parts) => {
  const { clock, cipher } = parts;
  app.everyMinute('delete inquiries past their time', () => deleteExpired(parts, 'inquiry'));

  route(app, fileInquiry, (input, { key, member, siteType }) =>
    receive(
      parts,
      { kind: fileInquiry.kind, board: 'inquiry', key, input, member, siteType },
      (transaction, submitted) => addInquiry({ db: transaction, cipher }, input, submitted),
    ),
  );

  route(app, listInquiries, (input, { member }) => findInquiries(parts, member.memberId, input));

  route(app, readInquiry, async ({ idx }, { member }) => {
    const found = await findInquiry(parts, member, idx);
    if (!found) throw new AppError('ERR_NOT_FOUND');
    return found;
  });

  route(app, deleteInquiry, async ({ idx }, { member: { memberId } }) => {
    await deleteWithPhotos(parts, async (transaction) => {
      const bbsIdx = await removeInquiry(transaction, memberId, idx, clock.today());
      if (bbsIdx === null) throw new AppError('ERR_NOT_FOUND');
      return [photoOwner('inquiry', bbsIdx)];
    });
    return { deleted: true } as const;
  });
});
