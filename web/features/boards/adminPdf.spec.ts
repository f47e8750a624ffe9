import { pdfProblem } from './adminPdf';

const PDF_MAX = 20 * 1024 * 1024;

const pdf = (size: number, type = 'application/pdf') => ({ type, size });

describe('pdfProblem', () => {
  it('takes one PDF of the size that is allowed, and no file', () => {
    expect(pdfProblem([pdf(PDF_MAX)], 20)).toBeUndefined();
    expect(pdfProblem([pdf(PDF_MAX + 1)], 21)).toBeUndefined();
    expect(pdfProblem([], 20)).toBeUndefined();
  });

  it.each([
    [[pdf(10, 'text/plain')], 'Only PDF files can be uploaded'],
    [[pdf(10, '')], 'Only PDF files can be uploaded'],
    [[pdf(PDF_MAX + 1)], 'The file is larger than 20 MB. Please choose a smaller one.'],
    [[pdf(0)], 'The file is empty. Please choose another one.'],
    [[pdf(10), pdf(10)], 'Please drop one file only.'],
  ])('refuses %j', (files, words) => {
    expect(pdfProblem(files, 20)?.en).toBe(words);
  });
});
