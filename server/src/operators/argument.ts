import { fieldMessages, korean, type Schema } from '@portal/contract';
import * as v from 'valibot';

/** A command whose argument is validated. Its error names fields and messages only, never the values. */
export const command =
  <S extends Schema>(schema: S, run: (given: v.InferOutput<S>) => Promise<unknown>) =>
  async (argument: unknown): Promise<unknown> => {
    const result = v.safeParse(schema, argument, korean);
    if (result.success) return run(result.output);
    const fields = Object.entries(fieldMessages(result.issues) ?? {});
    const said = fields.map(([name, sentence]) => `${name}: ${sentence}`).join(' ');
    throw new Error(said || 'this command takes a JSON object');
  };
