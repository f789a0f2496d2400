import { expect, settled, test } from '../support/test.ts';
import { hostileTexts } from '../support/content/hostile-texts.ts';

const TEXTS = 500;
const AT_ONCE = 25;

declare global {
  interface Window {
    executed?: number;
  }
}

const batches = Array.from({ length: TEXTS / AT_ONCE }, (_, i) =>
  hostileTexts(TEXTS).slice(i * AT_ONCE, (i + 1) * AT_ONCE),
);

/** What a customer has typed, as the form keeps it. */
const draftOf = (texts: string[]) => ({
  userIdx: null,
  at: Date.now(),
  key: 'key-of-a-hostile-text',
  spent: false,
  values: {
    staffName: '박기사',
    place: '강남',
    title: (texts[0] ?? '').slice(0, 50),
    text: texts.join('\n'),
    consentPrivacy: 'Y',
    consentShare: 'N',
    productIdx: '',
    photos: [],
  },
});

test('500 hostile texts are shown as they are, in the form, its check and the search', async ({
  page,
}) => {
  // Twenty-five pages, one after the other.
  test.slow();
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => expect(dialog).toBeNull()));
  await page.goto('/voc/praise');
  for (const [i, texts] of batches.entries()) {
    await page.evaluate(
      (draft) => sessionStorage.setItem('portal.draft.voc-praise', JSON.stringify(draft)),
      draftOf(texts),
    );
    await page.goto('/voc/praise?step=3');
    await settled(page);
    const shown = page.locator('dd').filter({ hasText: texts[1] ?? '' });
    expect(await shown.innerText()).toContain(texts.at(-1));
    expect(await page.evaluate(() => window.executed)).toBeUndefined();
    if (i % 4 > 0) continue;
    await page.goto(`/search?searchStr=${encodeURIComponent((texts[2] ?? '').slice(0, 90))}`);
    await settled(page);
    expect(await page.evaluate(() => window.executed)).toBeUndefined();
  }
});
