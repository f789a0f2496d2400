/** Cookies that <html> shows as data attributes of the same name, with the values they may have. */
const shown = { text: ['large'], contrast: ['more', 'normal'], member: ['1'] };

type Given = Readonly<Record<string, unknown>>;

const attributesOf = (names: readonly (keyof typeof shown)[], given: Given): string =>
  names
    .map((name) => {
      const value = shown[name].find((one) => one === given[name]);
      return value ? ` data-${name}="${value}"` : '';
    })
    .join('');

/** Attributes of <html> for text size and contrast, from cookies or from a query. */
export const lookAttributes = (given: Given): string => attributesOf(['text', 'contrast'], given);

/**
 * Attributes of <html> for this customer: text size, contrast, and whether they seem to be a member. Only values of
 * the list above are copied from the cookies.
 */
export const htmlAttributes = (cookies: Given): string =>
  attributesOf(['text', 'contrast', 'member'], cookies);
