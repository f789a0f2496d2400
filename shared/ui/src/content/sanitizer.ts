import DOMPurify from 'dompurify';
import { provideSanitizer } from './sanitizing.ts';

const ALLOWED_TAGS = 'p ul ol li strong em br h4 table thead tbody tr th td a'.split(' ');

// Imported by the loads of pages that show text of a board: what a page needs to hydrate is without it.
provideSanitizer(
  (html, heading) =>
    DOMPurify.sanitize(html, {
      ALLOWED_TAGS: [...ALLOWED_TAGS, heading],
      ALLOWED_ATTR: ['href'],
      RETURN_TRUSTED_TYPE: true,
    }) as unknown as string,
);
