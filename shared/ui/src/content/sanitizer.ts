import DOMPurify from 'dompurify';
import { provideSanitizer } from './sanitizing.ts';

const ALLOWED_TAGS = 'p ul ol li strong em br h4 table thead tbody tr th td a'.split(' ');

// Loads of pages that show board posts import this module, so that hydration itself does not need the sanitizer.
provideSanitizer(
  (html, heading) =>
    DOMPurify.sanitize(html, {
      ALLOWED_TAGS: [...ALLOWED_TAGS, heading],
      ALLOWED_ATTR: ['href'],
      RETURN_TRUSTED_TYPE: true,
    }) as unknown as string,
);
