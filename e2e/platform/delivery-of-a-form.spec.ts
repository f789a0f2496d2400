import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { changedSection } from '../support/changed-remote.ts';
import { startPortal } from '../support/portal.ts';
import { release } from '../support/release-command.ts';
import { expect, settled, test } from '../support/test.ts';
import { letter, stepHeading } from '../support/voice-form.ts';

/** Every published file of every part but one, with its hash. */
function hashesBut(part: string, dataDir: string): Record<string, string> {
  const versions = join(dataDir, 'store/versions');
  const files = readdirSync(versions, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !name.startsWith(`${part}/`) && statSync(join(versions, name)).isFile(),
  );
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(versions, name)))
      .digest('hex');
  return Object.fromEntries(files.map((name) => [name, hash(name)]));
}

test('a release of a section touches no other, and loses nothing of a form in an open tab', async ({
  page,
}) => {
  const portal = await startPortal();
  try {
    await page.goto(`${portal.url}/voc/suggest`);
    await settled(page);
    await page.getByLabel('제목').fill(letter.title);
    await page.getByLabel('내용', { exact: true }).fill(letter.text);

    const before = hashesBut('voc', portal.dataDir);
    expect(Object.keys(before).length).toBeGreaterThan(20);
    const remote = changedSection('mfe-voc', 'src/pages/suggest/SuggestPage.tsx');
    remote.change('이렇게 바꾸면 더 좋겠다고', '이렇게 하면 더 좋겠다고');
    expect(await release(portal.dataDir, ['deliver'], remote.folder)).toMatch(/published {2}voc@/);
    expect(hashesBut('voc', portal.dataDir)).toEqual(before);

    // The tab goes on with the code it began with.
    await page.getByRole('button', { name: '다음' }).click();
    await expect(stepHeading(page, '제품과 사진, 동의')).toBeVisible();
    await page.getByRole('checkbox', { name: /\(필수\)/ }).check();
    // And with the new one, once it is loaded anew.
    await page.goto(`${portal.url}/voc/suggest`);
    await settled(page);
    await expect(page.getByText('이렇게 하면 더 좋겠다고')).toBeVisible();
    await expect(page.getByLabel('내용', { exact: true })).toHaveValue(letter.text);
    await page.goto(`${portal.url}/voc/suggest?step=3`);
    await expect(page.getByText(letter.title)).toBeVisible();
    await page.close();
  } finally {
    await portal.stop();
  }
});
