import type { Page } from '@playwright/test';

/** A node of the tree that Chromium gives to screen readers (`AXNode` of the DevTools protocol, from Accessibility.getFullAXTree). */
interface Node {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
}

const CONTROLS = new Set('button link textbox searchbox combobox radio checkbox switch'.split(' '));
/** In such a group a name may be that of a control elsewhere: the group's name tells which. */
const GROUPS = new Set(['group', 'radiogroup', 'listitem', 'row']);

/** What somebody who only hears the page's content would stumble over. */
export async function stumblesOf(page: Page): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = (await cdp.send('Accessibility.getFullAXTree')) as unknown as { nodes: Node[] };
  await cdp.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const roleOf = (node: Node) => node.role?.value ?? '';
  const nameOf = (node: Node) => node.name?.value.replace(/\s+/g, ' ').trim() ?? '';
  const isIn = (node: Node, within: (parent: Node) => boolean): boolean => {
    const parent = byId.get(node.parentId ?? '');
    return parent !== undefined && (within(parent) || isIn(parent, within));
  };
  const inMain = nodes.filter(
    (node) => !node.ignored && isIn(node, (parent) => roleOf(parent) === 'main'),
  );
  const controls = inMain.filter((node) => CONTROLS.has(roleOf(node)));
  const levels = inMain
    .filter((node) => roleOf(node) === 'heading')
    .map((node) => Number(node.properties?.find(({ name }) => name === 'level')?.value.value));

  const nameless = [...controls, ...inMain.filter((node) => /group$/.test(roleOf(node)))]
    .filter((node) => nameOf(node) === '' && roleOf(node) !== 'rowgroup')
    .map((node) => `a ${roleOf(node)} without a name`);
  const twice = controls
    .map((node) => `${roleOf(node)} ${nameOf(node)}`)
    .filter((said) => /(?:^| )(\S{3,}(?: \S+)*) \(?\1\)?(?: |$)/.test(said))
    .map((said) => `says something twice: ${said}`);
  const alone = controls
    .filter((node) => !isIn(node, (parent) => GROUPS.has(roleOf(parent))))
    .map((node) => `${roleOf(node)} ${nameOf(node)}`);
  const same = alone.filter((said, i) => alone.indexOf(said) !== i).map((said) => `two of ${said}`);
  const skipped = levels
    .filter((level, i) => level > (levels[i - 1] ?? 0) + 1)
    .map((level) => `a heading of level ${level} below one that is not of the level above`);
  return [...nameless, ...twice, ...same, ...skipped];
}
