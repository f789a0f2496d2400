import { redirect, type LoadContext } from '@portal/host';
import type { Path } from '@portal/paths';

type VoicePath = Path<`/voc/${string}?step={number}&result={digits}`>;

/** A page of a voice needs nothing but its address: the form is the customer's own. */
export const loadVoice =
  (path: VoicePath) =>
  async ({ url }: LoadContext) => {
    const { params, replaceWith } = path.read(url);
    return replaceWith ? redirect(replaceWith) : { data: params };
  };
