import { redirect, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';

/** The form is the customer's own: it needs nothing but its address. */
export async function loadQna({ url }: LoadContext) {
  const { params, replaceWith } = paths.qna.read(url);
  return replaceWith ? redirect(replaceWith) : { data: params };
}
