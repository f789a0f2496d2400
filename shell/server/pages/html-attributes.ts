/** Cookies that <html> shows as data attributes of the same name, with the values they may have. */
const shown = { text: ['large'], contrast: ['more', 'normal'], member: ['1'] };

/**
 * What <html> says of the customer who asks: how the page is to look, and whether they seem to be a
 * member. Only values of the list above appear in it; nothing of the header is repeated.
 */
export function htmlAttributes(cookies = ''): string {
  const pairs = cookies.split(/;\s*/);
  return Object.entries(shown)
    .map(([name, values]) => {
      const value = values.find((one) => pairs.includes(`${name}=${one}`));
      return value ? ` data-${name}="${value}"` : '';
    })
    .join('');
}
