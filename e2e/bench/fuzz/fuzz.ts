import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { rmSync } from 'node:fs';
import { startServer, stopServer } from '../../../release/src/servers.ts';
import { asHeader, besides, mostlyFitting, type JsonSchema } from './arbitrary.ts';
import { Customer } from '../customer.ts';
import { fuzzPages } from './pages.ts';
import { apiEnv } from '../servers/api-env.ts';

/** Generated requests over all calls together. */
const REQUESTS = Number(process.argv[2] ?? 20_000);
const SEED = 20_261_121;
const AT_ONCE = 8;
const say = (line: string) => process.stdout.write(`${line}\n`);

interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required: boolean;
  schema: JsonSchema;
}
interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content: Record<string, { schema: object }> }>;
}

/** Parameters, body, and headers and cookies that the document does not name. */
type Input = [values: unknown, body: unknown, more: [name: string, value: string][]];

const { env, dataDir, api, membership } = await apiEnv('fuzz');
const servers = [startServer('sandbox', env), startServer('API', env)];
await Promise.all(servers.map(({ ready }) => ready));

const document = (await (await fetch(`${api}/api/openapi.json`)).json()) as {
  paths: Record<string, Record<string, Operation>>;
  components: object;
};
const ajv = new Ajv2020({ strict: false, logger: false });
ajv.addSchema({ $id: 'portal', components: document.components });
/** Whether an answer fits what the document says of its status. */
function checkerOf({ responses }: Operation) {
  const checks = Object.entries(responses).map(([status, { content }]) => {
    const text = JSON.stringify(Object.values(content)[0]?.schema ?? {});
    const schema = JSON.parse(text.replaceAll('"#/components', '"portal#/components')) as object;
    return [status, ajv.compile(schema)] as const;
  });
  return new Map(checks);
}

const faults = new Map<string, string>();
const statuses = new Map<number, number>();
let sent = 0;

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const each = Math.ceil(REQUESTS / operations.length);

const textOf = (value: unknown) =>
  String(typeof value === 'object' ? JSON.stringify(value) : value);
const put = (form: FormData, name: string, value: unknown, isFile: boolean) =>
  isFile ? form.append(name, new Blob([textOf(value)]), 'x.jpg') : form.append(name, textOf(value));

/** A request made of generated values: each goes where the document says. */
function requestOf(path: string, operation: Operation, [values, body, more]: Input) {
  const given = Object(values) as Record<string, unknown>;
  const query = new URLSearchParams();
  const headers = new Headers();
  let url = path;
  for (const { name, in: place } of operation.parameters ?? []) {
    const value = given[name];
    // Half of a surrogate pair is no text that an address can hold.
    const text = textOf(value).replace(/\p{Surrogate}/gu, '?');
    if (place === 'path') url = url.replace(`{${name}}`, encodeURIComponent(text));
    else if (value === undefined) continue;
    else if (place === 'query') query.append(name, text);
    else headers.set(name, asHeader(text));
  }
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  let payload: string | FormData | URLSearchParams | undefined;
  const fields = Object.entries(Object(body) as Record<string, unknown>);
  if (type === 'multipart/form-data') {
    payload = new FormData();
    for (const [name, value] of fields)
      for (const one of Array.isArray(value) ? value : [value])
        put(payload, name, one, content?.schema.properties?.[name]?.format === 'binary');
  } else if (type === 'application/x-www-form-urlencoded')
    payload = new URLSearchParams(fields.map(([name, value]) => [name, textOf(value)]));
  else if (type !== undefined) {
    payload = JSON.stringify(body);
    headers.set('content-type', type);
  }
  for (const [name, value] of more) headers.set(name, value);
  return { url: query.size > 0 ? `${url}?${query}` : url, headers, payload };
}

async function ask(
  who: Customer,
  path: string,
  method: string,
  operation: Operation,
  input: Input,
) {
  const { url, headers, payload } = requestOf(path, operation, input);
  const answer = await who.send(url, {
    method: method.toUpperCase(),
    headers,
    ...(payload !== undefined && { body: payload }),
  });
  sent += 1;
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  return answer;
}

/** What is wrong with an answer, or null. */
function faultOf(checks: ReturnType<typeof checkerOf>, status: number, type: string, text: string) {
  if (status >= 500) return `${status}`;
  if (status === 304) return null;
  const check = checks.get(String(status));
  if (!check) return `${status} is not in the document`;
  if (!type.startsWith('application/json')) return `${status} is ${type}`;
  if (!check(JSON.parse(text)))
    return `${status} breaks its schema: ${check.errors?.map((e) => `${e.instancePath} ${e.message}`).join(', ')}`;
  return null;
}

for (const isMember of [false, true])
  for (const { path, method, operation } of operations) {
    const who = new Customer(api);
    if (isMember) await who.logIn(membership, ['haneul', 'junho', 'seoyeon'][sent % 3] ?? 'haneul');
    const checks = checkerOf(operation);
    const inParameters: JsonSchema = {
      type: 'object',
      properties: Object.fromEntries(
        (operation.parameters ?? []).map((one) => [one.name, one.schema]),
      ),
      required: (operation.parameters ?? []).filter((one) => one.required).map((one) => one.name),
    };
    const inBody = Object.values(operation.requestBody?.content ?? {})[0]?.schema ?? {};
    const inputs = fc.tuple(mostlyFitting(inParameters), mostlyFitting(inBody), besides);
    const requests = fc.sample(inputs, { numRuns: Math.ceil(each / 2), seed: SEED });
    const work = requests.values();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const input of work) {
          const { status, type, text } = await ask(who, path, method, operation, input);
          const fault = faultOf(checks, status, type, text);
          if (fault !== null && !faults.has(`${operation.operationId} ${fault}`))
            faults.set(`${operation.operationId} ${fault}`, JSON.stringify(input).slice(0, 500));
        }
      }),
    );
  }

const counted = (all: Map<number, number>) =>
  [...all]
    .sort()
    .map(([status, count]) => `${status}: ${count}`)
    .join('  ');
say(`${sent} requests to ${operations.length} calls, as a visitor and as a member (seed ${SEED})`);
say(counted(statuses));
const documents = Math.ceil(REQUESTS / 10);
const pages = await fuzzPages(env, documents, SEED);
say(`${documents} requests for documents of the portal\n${counted(pages.statuses)}`);
for (const [fault, request] of pages.faults) faults.set(fault, request);

for (const { child } of servers.reverse()) await stopServer(child);
rmSync(dataDir, { recursive: true, force: true });
for (const [fault, request] of faults) say(`FAULT ${fault}\n      ${request}`);
say(`faults: ${faults.size} (floor 0)`);
process.exitCode = faults.size === 0 && sent >= REQUESTS ? 0 : 1;
