import { serviceNotices } from '@portal/contract';
import { Bullets, Card, Text } from '@portal/ui';

/** What every form says before a request is sent. */
export function Notices() {
  return (
    <Card as="aside" small tone="quiet" aria-label="알아 두세요">
      <Text as="div" size="small">
        <Bullets>
          {serviceNotices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </Bullets>
      </Text>
    </Card>
  );
}
