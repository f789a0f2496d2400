/** Cookies that <html> shows as data attributes of the same name, with the values they may have. */
const shown = { text: ['large'], contrast: ['more', 'normal'], member: ['1'] };

/**
 * Attributes of <html> for the customer who asks: how the page is to look, and whether they seem to be a member.
 * Only values of the list above appear; nothing else of the cookies is repeated.
 */
export const htmlAttributes = (cookies: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(shown)
    .map(([name, values]) => {
      const value = values.find((one) => one === cookies[name]);
      return value ? ` data-${name}="${value}"` : '';
    })
    .join('');
