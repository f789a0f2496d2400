import { hashPassword } from '@portal/config';
import { createInterface } from 'node:readline/promises';

// Reads a password from stdin and prints the line for DESK_ACCOUNTS_FILE.
const LEAST = 12;
const terminal = createInterface({ input: process.stdin });
process.stderr.write('password: ');
const { value = '' } = await terminal[Symbol.asyncIterator]().next();
terminal.close();
if (String(value).length < LEAST) {
  process.stderr.write(`desk-password: choose ${LEAST} characters or more\n`);
  process.exit(1);
}
process.stdout.write(`${await hashPassword(String(value))}\n`);
