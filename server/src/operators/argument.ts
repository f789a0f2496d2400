import { fieldMessages, korean, type Schema } from '@portal/contract';
import * as v from 'valibot';

/** Validates a command's argument. The error names fields and messages only, never the values. */
export function readArgument<S extends Schema>(schema: S, argument: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, argument, korean);
  if (result.success) return result.output;
  const fields = Object.entries(fieldMessages(result.issues) ?? {});
  const said = fields.map(([name, sentence]) => `${name}: ${sentence}`).join(' ');
  throw new Error(said || 'this command takes a JSON object');
}
