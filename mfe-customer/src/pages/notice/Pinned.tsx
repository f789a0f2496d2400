import { Badge } from '@portal/ui';

/** Badge of a pinned notice. */
export const Pinned = () => <Badge>공지</Badge>;
