import { crc32 } from 'node:zlib';

import type { SentFile } from './boards.js';

/** A ZIP archive of uncompressed entries. */
export function makeZip(entries: Readonly<Record<string, string>>): Buffer<ArrayBuffer> {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const [called, data] = [Buffer.from(name), Buffer.from(content)];
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt32LE(crc32(data), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(data.length, 18);
    facts.writeUInt16LE(called.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, called, data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), facts, place, called]));
    locals.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(central.length, 4);
  end.writeUInt16LE(central.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, list, Buffer.from('PK\x05\x06'), end]);
}

const contentTypes = (type: string) =>
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override ContentType="${type}.main+xml"/></Types>`;
const office = 'application/vnd.openxmlformats-officedocument';

/** A small document of every kind that posts take besides PDF, and the type it is sent with. */
export const documentSamples = {
  'drawing.dwg': { bytes: Buffer.concat([Buffer.from('AC1032'), Buffer.alloc(200)]), type: 'image/vnd.dwg' },
  'terms.docx': {
    bytes: makeZip({
      '[Content_Types].xml': contentTypes(`${office}.wordprocessingml.document`),
      'word/document.xml': '<x/>',
    }),
    type: `${office}.wordprocessingml.document`,
  },
  'table.xlsx': {
    bytes: makeZip({ '[Content_Types].xml': contentTypes(`${office}.spreadsheetml.sheet`), 'xl/workbook.xml': '<x/>' }),
    type: `${office}.spreadsheetml.sheet`,
  },
  '공고.hwp': {
    bytes: Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
    type: 'application/x-hwp',
  },
  '공고.hwpx': {
    bytes: makeZip({ mimetype: 'application/hwp+zip', 'Contents/section0.xml': '<x/>' }),
    type: 'application/hwp+zip',
  },
  'drawings.zip': { bytes: makeZip({ 'a.txt': 'a' }), type: 'application/zip' },
} as const;
export type DocumentName = keyof typeof documentSamples;

const { 'drawing.dwg': dwg, 'terms.docx': docx, 'table.xlsx': xlsx, 'drawings.zip': zip } = documentSamples;

/** A small PNG and JPEG, whole as far as their marks say. */
export const pngBytes = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const jpegBytes = Buffer.concat([
  Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  Buffer.from('ffd9', 'hex'),
]);

const stepText = "ISO-10303-21;\nHEADER;\nFILE_NAME('nozzle');\nENDSEC;\nDATA;\nENDSEC;\nEND-ISO-10303-21;\n";

/** A small file of every kind that quote requests take besides PDF, and the type it is sent with. */
export const drawingSamples = {
  'plant.dwg': dwg,
  'terms.docx': docx,
  'data.XLSX': xlsx,
  'all.zip': zip,
  'plate.png': { bytes: pngBytes, type: 'image/png' },
  '명판.JPG': { bytes: jpegBytes, type: 'image/jpeg' },
  'plate.jpeg': { bytes: jpegBytes, type: 'image/jpeg' },
  'nozzle.step': { bytes: Buffer.from(stepText), type: 'model/step' },
  'nozzle.stp': { bytes: Buffer.from(`\uFEFF\r\n${stepText}`), type: 'model/step' },
  'layout.dxf': {
    bytes: Buffer.from('  0\r\nSECTION\r\n  2\r\nENTITIES\r\n  0\r\nENDSEC\r\n  0\r\nEOF\r\n'),
    type: 'image/vnd.dxf',
  },
  'comment.dxf': { bytes: Buffer.from('999\nby hand\n0\nSECTION\n0\nENDSEC\n0\nEOF\n'), type: 'image/vnd.dxf' },
  'binary.dxf': { bytes: Buffer.from('AutoCAD Binary DXF\r\n\u001A\0\0SECTION\0', 'latin1'), type: 'image/vnd.dxf' },
} as const;

/** A sample as a further file of a post, perhaps under another name. */
export const furtherFile = (sample: DocumentName, name: string = sample): SentFile => ({
  field: 'files',
  name,
  bytes: documentSamples[sample].bytes,
  type: 'application/octet-stream',
});
