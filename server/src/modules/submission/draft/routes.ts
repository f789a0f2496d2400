import { readDraft, saveDraft } from '@portal/contract';
import { route, routes } from '../../../route.ts';
import { draftOwners } from './owner.ts';
import { deleteOldDrafts, findDraft, keepDraft } from './repository.ts';

/** The calls with which a form keeps what a member has entered, and finds it on another device. */
export const draft = routes('draft', ['every-minute', 'tries'], async (app, parts) => {
  const { db, clock } = parts;
  const ownerOf = draftOwners(parts);
  const limitSaves = app.limitTries('draft', { perCaller: 200, perAddress: 4000 });
  const now = () => clock.now().getTime();
  app.everyMinute('delete drafts past their day', () => deleteOldDrafts(db, now()));

  route(app, readDraft, async ({ form }, { request, member: { memberId } }) => ({
    draft: await findDraft(parts, ownerOf(request, memberId), form, now()),
  }));

  route(app, saveDraft, async (input, { request, member: { memberId } }) => {
    await limitSaves(request);
    const at = { now: now(), version: clock.running() };
    return { version: await keepDraft(parts, ownerOf(request, memberId), input, at) };
  });
});
