import { searchSite, listHotWords, listRecommendedWords } from '@portal/contract';
import { route, routes } from '../../route.ts';
import { search as findAll } from './repository.ts';
import { countedWord } from './rules.ts';
import { suggest } from './suggest.ts';
import { countWord, hotWords } from './words.ts';

export const search = routes('search', [], async (app, { db, clock }) => {
  route(app, searchSite, async (input) => {
    const answer = await findAll(db, input, clock.today());
    const word = input.saveStrTeam === 'Y' ? countedWord(input.searchStr) : null;
    // The home page shows the words that are searched most. Count only those that find something, so that
    // nobody can put a text of their own there.
    if (word !== null && answer.counts.all > 0) await countWord(db, word, clock.today());
    return answer;
  });
  route(app, listHotWords, () => hotWords(db, clock.today()));
  route(app, listRecommendedWords, ({ searchStr }) => suggest(db, searchStr, clock.today()));
});
