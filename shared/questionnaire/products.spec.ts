import { emptyQuote, requestOf } from './form.js';
import { asksForSides, groupsOf, isAsked, productsIn } from './products.js';

describe('groupsOf', () => {
  it('asks for both sides where no product is named, as for a plate heat exchanger', () => {
    expect(groupsOf([])).toEqual(groupsOf(['heat-exchanger']));
    expect(asksForSides([])).toBe(true);
  });

  it('asks each question of several products once', () => {
    expect(groupsOf(['ball-tank', 'atm-tank'])).toEqual(['storage', 'roof']);
    expect(groupsOf(['heat-exchanger', 'brazing-heat-exchanger'])).toEqual(groupsOf(['heat-exchanger']));
    expect(groupsOf(['closed-expansion-tank', 'expansion-separator'])).toEqual(['system', 'expansion', 'separation']);
  });
});

describe('isAsked', () => {
  it('asks everybody who they are, and for a tank no materials of plates', () => {
    expect(isAsked('company', ['ball-tank'])).toBe(true);
    expect(isAsked('plateMaterial', ['ball-tank'])).toBe(false);
    expect(isAsked('roof', ['ball-tank'])).toBe(false);
    expect(isAsked('storedMedium', ['ball-tank', 'heat-exchanger'])).toBe(true);
  });
});

describe('productsIn', () => {
  it('knows the families in their order and leaves out the rest', () => {
    expect(productsIn('ball-tank, pump heat-exchanger')).toEqual(['heat-exchanger', 'ball-tank']);
    expect(productsIn('')).toEqual([]);
  });
});

describe('a request', () => {
  it('leaves out what was typed for a product that it is no longer for', () => {
    const typed = { ...emptyQuote, products: 'ball-tank', hotTempIn: '80', tankVolume: ' 500 ' };
    expect(requestOf(typed, 'ko')).toMatchObject({ products: ['ball-tank'], hotTempIn: '', tankVolume: '500' });
    expect(requestOf({ ...typed, products: '' }, 'ko')).toMatchObject({ hotTempIn: '80', tankVolume: '' });
  });
});
