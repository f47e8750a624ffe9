/** @jest-environment jsdom */
import { keepInAddress } from './keepInAddress';

/** Resulting address from three: the page on screen, the one the browser shows, and what the page has to keep. */
function written(onScreen: string, shown: Record<string, string>, browser = onScreen): unknown[] {
  history.replaceState(null, '', browser);
  const [pathname = '', search = ''] = onScreen.split(/(?=\?)/);
  const calls: unknown[][] = [];
  keepInAddress(
    { pathname, search, hash: '#calculator', state: null, key: '' },
    (...call: unknown[]) => void calls.push(call),
    ['hotTempIn', 'tempUnit'],
    shown,
  );
  return calls;
}
const replaced = (search: string) => [
  [
    { search, hash: '#calculator' },
    { replace: true, state: null },
  ],
];

describe('keepInAddress', () => {
  it('puts what is shown in the place of what was, beside whatever else the address names', () => {
    expect(written('/en/products?hotTempIn=90&tempUnit=K&utm=mail', { hotTempIn: '115' })).toEqual(
      replaced('utm=mail&hotTempIn=115'),
    );
  });

  it('writes where the browser shows the same address in other letters', () => {
    expect(written('/en/products?tempUnit=°F', { tempUnit: 'K' })).toEqual(replaced('tempUnit=K'));
  });

  it('leaves an address that names it already', () => {
    expect(written('/en/products?hotTempIn=90', { hotTempIn: '90' })).toEqual([]);
  });

  it.each(['/en/esg', '/en/products?hotTempIn=115', '/en/products'])(
    'changes nothing of %s, where the visitor is on the way to',
    (browser) => {
      expect(written('/en/products?hotTempIn=90&utm=mail', { hotTempIn: '90' }, browser)).toEqual([]);
    },
  );
});
