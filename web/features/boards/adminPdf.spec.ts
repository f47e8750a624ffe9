import { fileSize, PDF_MAX, pdfProblem } from './adminPdf';

const pdf = (size: number, type = 'application/pdf') => ({ type, size });

describe('pdfProblem', () => {
  it('takes one PDF of up to 20 MB, and no file', () => {
    expect(pdfProblem([pdf(PDF_MAX)])).toBeUndefined();
    expect(pdfProblem([])).toBeUndefined();
  });

  it.each([
    [[pdf(10, 'text/plain')], 'Only PDF files can be uploaded'],
    [[pdf(10, '')], 'Only PDF files can be uploaded'],
    [[pdf(PDF_MAX + 1)], 'The file is larger than 20 MB. Please choose a smaller one.'],
    [[pdf(0)], 'The file is empty. Please choose another one.'],
    [[pdf(10), pdf(10)], 'Please drop one file only.'],
  ])('refuses %j', (files, words) => {
    expect(pdfProblem(files)?.en).toBe(words);
  });
});

describe('fileSize', () => {
  it.each([
    [1, '1 KB'],
    [800 * 1024, '800 KB'],
    [3.44 * 1024 * 1024, '3.4 MB'],
  ])('writes %d bytes as %s', (bytes, words) => {
    expect(fileSize(bytes)).toBe(words);
  });
});
