import { digitsOnly, formatPoints } from '@portal/format';
import { Button, Cluster, Stack, TextField } from '@portal/ui';

/** The number of points in the field; empty means 0. */
export const pointsOf = (text: string) => Number(text) || 0;

/** Points to use, worth one won each. `most` is the member's limit for this payment. */
export function Points(props: {
  value: string;
  most: number;
  problem: string | null;
  onChange(points: string): void;
}) {
  const { value, most, problem, onChange } = props;
  const used = pointsOf(value);
  return (
    <Stack gap={12} max={360}>
      <TextField
        label="쓰실 포인트"
        optional
        name="usePoint"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        hint={`1점은 1원입니다. ${formatPoints(most)}까지 쓰실 수 있습니다.`}
        error={problem ?? undefined}
        value={value}
        onChange={({ target, nativeEvent }) =>
          // Filtering would break a syllable in composition.
          onChange(
            (nativeEvent as InputEvent).isComposing ? target.value : digitsOnly(target.value),
          )
        }
        onCompositionEnd={({ currentTarget }) => onChange(digitsOnly(currentTarget.value))}
      />
      <Cluster>
        {used === most ? (
          <Button onClick={() => onChange('')}>포인트 쓰지 않기</Button>
        ) : (
          <Button onClick={() => onChange(String(most))}>{formatPoints(most)} 모두 쓰기</Button>
        )}
      </Cluster>
    </Stack>
  );
}
