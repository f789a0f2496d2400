import { Badge } from '@portal/ui';

export const Pinned = () => <Badge>공지</Badge>;
