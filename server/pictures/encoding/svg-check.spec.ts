import { isPlainDrawing } from './svg-check.js';

const drawing = (inner: string, attributes = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inner}</svg>`;

describe('a plain drawing', () => {
  it.each([
    ['shapes', '<path d="M0 0h9v9H0z" fill="#0a6"/>'],
    [
      'gradients and parts used again',
      '<defs><g id="a"/></defs><use href="#a"/><use xlink:href = \'#a\' fill="url(#b)"/>',
    ],
    ['a style sheet', '<style><![CDATA[.a{fill:url("#b");clip-path:url( \'#c\' )}]]></style>'],
    ['a reference within quotes', '<g style="fill:url(&quot;#b&quot;)"/>'],
    [
      'what programs note of themselves',
      '<metadata><rdf:RDF rdf:about="http://a.example"/></metadata><?xpacket end="w"?>',
    ],
    ['a path of a folder', '<g inkscape:export-filename="C:\\Program Files (x86)\\a.png"/>'],
    ['a document type', '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">'],
  ])('may have %s', (_, inner) => {
    expect(isPlainDrawing(drawing(inner))).toBe(true);
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script of another prefix', '<svg:SCRIPT href="#a"/>'],
    ['a page within', '<foreignObject><p/></foreignObject>'],
    ['a handler', '<g onclick="alert(1)"/>'],
    ['a handler without a blank', '<g fill="red"onload=\'alert(1)\'/>'],
    ['a picture of elsewhere', '<image href="https://a.example/a.png"/>'],
    ['a picture of elsewhere, with blanks', '<image xlink:href = "https://a.example/a.png"/>'],
    ['a picture within', '<image href="data:image/png;base64,AAAA"/>'],
    ['a reference written with characters', '<use href="&#104;ttps://a.example/a.svg#a"/>'],
    ['a colour of elsewhere', '<g fill="url(https://a.example/a.svg#a)"/>'],
    ['a style sheet of elsewhere', '<style>@import "a.css";</style>'],
    ['words spelt otherwise', '<g style="fill:u\\72 l(https://a.example)"/><g fill="u\\72l(https://a.example)"/>'],
    ['a rule spelt otherwise', '<style>@im\\70ort "a.css";</style>'],
    ['what moves', '<animateTransform attributeName="transform"/>'],
    ['what changes', '<set attributeName="href" to="#a"/>'],
    ['text', '<text x="1">Company</text>'],
    ['entities', '<!DOCTYPE svg [<!ENTITY a "b">]>'],
    ['a style sheet beside it', '<?xml-stylesheet href="#a"?>'],
    ['a million characters', ' '.repeat(1_000_000)],
  ])('has no %s', (_, inner) => {
    expect(isPlainDrawing(drawing(inner))).toBe(false);
  });

  it('has no handler in its first element', () => {
    expect(isPlainDrawing(drawing('', '\nonload="alert(1)"'))).toBe(false);
  });
});
