import type { Showroom } from '@portal/contract';
import type { UnreadRow } from '../../db/search.ts';
import { showroomRow } from '../showroom/rules.ts';
import type { FileCollector } from './collect-files.ts';
import { showroomPictureSchema, showroomSchema } from './format.ts';
import { contentFault, readList } from './read-list.ts';

const FILE = 'showroom.json';

/**
 * Reads the showrooms, with their pictures and the models on display.
 * @param products the models in the content folder
 * @throws StartError naming the file and the entry
 */
export async function readShowrooms(
  root: string,
  { add }: FileCollector,
  products: readonly Showroom['models'][number][],
): Promise<UnreadRow<'showroom'>[]> {
  const pictures = new Map<string, Showroom['pictures'][number]>();
  const list = 'showroom-picture.json';
  for (const entry of await readList(root, list, showroomPictureSchema, 'id')) {
    const { id, alt, file, width, height } = entry;
    const { url } = await add(list, entry, file, alt);
    pictures.set(id, { url, alt, width, height });
  }
  const showrooms = await readList(root, FILE, showroomSchema, 'bbsIdx');
  return showrooms.map((entry) => {
    const models = entry.models.map((goodsCd) => {
      const model = products.find((each) => each.goodsCd === goodsCd);
      if (!model) throw contentFault(FILE, entry, `there is no model ${goodsCd}`);
      return model;
    });
    const shown = entry.pictures.map((id) => {
      const picture = pictures.get(id);
      if (!picture) throw contentFault(FILE, entry, `there is no picture ${id}`);
      return picture;
    });
    return showroomRow({ ...entry, models, pictures: shown });
  });
}
