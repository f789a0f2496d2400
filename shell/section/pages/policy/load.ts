import { isApiError } from '@portal/api-client';
import { notFound, redirect, type LoadContext } from '@portal/host';
import { terms } from '../../api/index.ts';
import { policies, type PolicyIndex } from '../../policies/policies.ts';

/** The load of one policy's page; an earlier version has its number in the address. */
export const loadPolicy =
  (index: PolicyIndex) =>
  async ({ url, query }: LoadContext) => {
    const { params, replaceWith } = policies[index].path.read(url);
    if (replaceWith) return redirect(replaceWith);
    const { version } = params;
    try {
      const text = await query(
        terms.initiate({ term_index: index, ...(version !== null && { version }) }),
      );
      return { title: text.title, data: { index, text } };
    } catch (error) {
      const isNotThere =
        isApiError(error) && ['ERR_NOT_FOUND', 'ERR_INVALID_INPUT'].includes(error.code);
      if (isNotThere) return notFound;
      throw error;
    }
  };
