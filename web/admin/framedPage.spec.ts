/** @jest-environment jsdom */
import { showPage } from './framedPage';

describe('a page in the preview', () => {
  it('runs and leads nowhere, and has the letters of visitors without scripts', () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const head = '<noscript><style>@font-face{font-family:Whole}</style></noscript><script>void 0</script>';
    showPage(frame, `<html><head>${head}</head><body><a href="/ko">새길</a></body></html>`, () => undefined);
    expect(frame.srcdoc).toContain('<style>@font-face{font-family:Whole}</style></head>');
    expect(frame.srcdoc).toMatch(/<head><meta http-equiv="Content-Security-Policy" content="script-src 'none';/);
    expect(frame.srcdoc).toContain('<a>새길</a>');
  });
});
