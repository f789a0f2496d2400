import { characters, hasEmoji, sensitiveNumber } from '@portal/format';
import * as v from 'valibot';

/**
 * Text whose length is counted in characters as a person sees them. Line breaks are normalised to `\n`, and
 * space at both ends is dropped.
 */
const counted = (from: number, to: number, missing: string) =>
  v.pipe(
    v.string(),
    v.maxLength(to * 20, `${to}자 이하로 입력해 주세요.`),
    v.transform((text) => text.replace(/\r\n?/g, '\n').trim()),
    v.check(
      (text) => characters(text) >= from,
      ({ input }) => (input === '' ? missing : `${from}자 이상 입력해 주세요.`),
    ),
    v.check((text) => characters(text) <= to, `${to}자 이하로 입력해 주세요.`),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      // The issue must not carry the refused text: it would reach answers and logs.
      const message = sensitiveNumber(dataset.value);
      if (message !== null) addIssue({ message, input: '', received: '' } as never);
    }),
    // A form counts against it while the customer writes.
    v.metadata({ characters: to }),
  );

/** Free text of `from` to `to` characters without the five kinds of number (specification, 5). */
export const textInput = (from: number, to: number) => counted(from, to, '내용을 입력해 주세요.');

/**
 * A title, a name or a place: one line, no emoji.
 * @param missing what an empty one is told: what to enter
 */
export const lineInput = (from: number, to: number, missing = '빠진 항목입니다. 입력해 주세요.') =>
  v.pipe(
    counted(from, to, missing),
    v.check((text) => !text.includes('\n'), '한 줄로 입력해 주세요.'),
    v.check((text) => !hasEmoji(text), '이모지는 쓸 수 없습니다. 지우고 다시 입력해 주세요.'),
  );

export const nameInput = lineInput(2, 30, '이름을 입력해 주세요.');
