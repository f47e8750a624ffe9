import { rulesForLetters } from './missing-glyphs.js';

const rulesOf = rulesForLetters({
  characters: 'abc가 ',
  parts: [
    { rule: '@font-face{src:url(/1.woff2)', runs: [[0x20, 0xa0]] },
    {
      rule: '@font-face{src:url(/2.woff2)',
      runs: [
        [0xac01, 0xac10],
        [0xd7a3, 0xd7a3],
      ],
    },
  ],
});
const page = (words: string) =>
  `<head>힣</head><body class="d"><svg>d</svg><p title="힣">${words}</p><script>d</script></body>`;

describe('rulesForLetters', () => {
  it('asks for nothing where the own font has every letter: blanks and signs that nobody sees are none', () => {
    expect(rulesOf(page('abc 가\u00A0\u2009\u202F\u3000\u200B\u2060\u00AD\uFEFF\n'))).toBe('');
  });

  it('asks for the parts of letters that it lacks, for these alone', () => {
    expect(rulesOf(page('힣각 d 각'))).toBe(
      '@font-face{src:url(/1.woff2);unicode-range:U+64}@font-face{src:url(/2.woff2);unicode-range:U+ac01,U+d7a3}',
    );
    expect(rulesOf(page('ب'))).toBe('');
  });
});
