import { crc32, deflateRawSync } from 'node:zlib';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const DEFLATE = 8;
/** 1 January 2026 as ZIP writes days: the same files give the same archive. */
const DAY = ((2026 - 1980) << 9) | (1 << 5) | 1;

/** A ZIP archive (APPNOTE 6.3) of files by their names, which are ASCII. */
export function archive(files: Readonly<Record<string, Buffer>>): Buffer {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, data] of Object.entries(files)) {
    const packed = deflateRawSync(data, { level: 9 });
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(VERSION, 0);
    shared.writeUInt16LE(DEFLATE, 4);
    shared.writeUInt16LE(DAY, 8);
    shared.writeUInt32LE(crc32(data), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(data.length, 18);
    shared.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([number(LOCAL), shared, Buffer.from(name, 'latin1')]);
    bodies.push(local, packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    const madeBy = Buffer.alloc(2);
    madeBy.writeUInt16LE(VERSION);
    entries.push(
      Buffer.concat([number(CENTRAL), madeBy, shared, rest, Buffer.from(name, 'latin1')]),
    );
    offset += local.length + packed.length;
  }
  const list = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, list, number(END), end]);
}

function number(value: number): Buffer {
  const four = Buffer.alloc(4);
  four.writeUInt32LE(value);
  return four;
}
