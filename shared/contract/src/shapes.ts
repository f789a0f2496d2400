import { toJsonSchema } from '@valibot/to-json-schema';
import type { JsonSchema } from '@valibot/to-json-schema';
import { createHash } from 'node:crypto';
import type { Endpoint, Schema } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

/** `fileSchema` is the contract's only custom schema. */
const FILE = { type: 'string', format: 'binary' } as const;

/** JSON Schema (2020-12) of a schema's input or output. */
export function jsonSchema(schema: Schema, typeMode: 'input' | 'output'): JsonSchema {
  const rest = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode,
    // JSON Schema cannot express these checks; the server makes them.
    ignoreActions: ['check', 'excludes', 'max_bytes'],
    overrideSchema: ({ valibotSchema }) => (valibotSchema.type === 'custom' ? FILE : null),
  });
  delete rest.$schema;
  return rest;
}

/** A call as releases compare it: what a client sends, and which answers it accepts. */
export interface CallShape {
  method: string;
  path: string;
  request: JsonSchema;
  answer: JsonSchema;
}

export const shapeOf = ({ method, path, input, answer }: Endpoint): CallShape => ({
  method,
  path,
  request: jsonSchema(input, 'input'),
  answer: jsonSchema(answer, 'input'),
});

/** The contract as the API answers it: every call by kind, and a hash of all. */
export interface ContractShapes {
  sha384: string;
  calls: Record<string, CallShape>;
}

export function contractShapes(): ContractShapes {
  const calls = Object.fromEntries(endpoints.map((entry) => [entry.kind, shapeOf(entry)]));
  const hash = createHash('sha384').update(JSON.stringify(calls)).digest('base64');
  return { sha384: `sha384-${hash}`, calls };
}
