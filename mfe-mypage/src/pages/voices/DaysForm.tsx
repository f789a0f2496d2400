import styled from '@emotion/styled';
import type { VoiceType } from '@portal/contract';
import { paths } from '@portal/paths';
import { Button, ButtonLink, media, TextField } from '@portal/ui';

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 200px)) auto auto;
  align-items: end;
  justify-content: start;
  gap: 12px;
  margin-top: 20px;
  ${media.mobileLarge} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A GET form for the first and last day of the list. */
export function DaysForm(props: { type: VoiceType; fromDate: string; toDate: string }) {
  const { type, fromDate, toDate } = props;
  return (
    // A new address discards choices that were not submitted.
    <Form
      key={`${type} ${fromDate} ${toDate}`}
      role="search"
      aria-label="접수한 날"
      action={paths.memberVoices()}
      data-keep-scroll
    >
      <input type="hidden" name="type" value={type} />
      <TextField label="시작하는 날" type="date" name="fromDate" defaultValue={fromDate} />
      <TextField label="끝나는 날" type="date" name="toDate" defaultValue={toDate} />
      <Button type="submit">조회하기</Button>
      {(fromDate || toDate) && (
        <ButtonLink href={paths.memberVoices({ type })} data-keep-scroll>
          모든 날 보기
        </ButtonLink>
      )}
    </Form>
  );
}
