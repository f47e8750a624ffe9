/** A small whole PDF, filled up to about `size` bytes where that is asked for. */
export function makePdf(size = 0): Buffer<ArrayBuffer> {
  const objects = [
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n',
  ];
  const filling = Buffer.alloc(Math.max(0, size - 600), '%'.padEnd(79, 'x').concat('\n'));
  const head = '%PDF-1.7\n';
  const offsets = objects.map((_, index) => head.length + objects.slice(0, index).join('').length);
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = head.length + objects.join('').length + filling.length;
  const end = `xref\n0 4\n0000000000 65535 f \n${table}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.concat([Buffer.from(head + objects.join('')), filling, Buffer.from(end)]);
}
