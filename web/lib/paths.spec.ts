import {
  inLanguage,
  pageAt,
  pathTo,
  pathToBoard,
  pathToCalculator,
  pathToProduct,
  pathToQuote,
  productOf,
} from './paths';

describe('pathTo', () => {
  it('leads to a page in a language and to one of its sections', () => {
    expect(pathTo('ko', 'home')).toBe('/ko');
    expect(pathTo('en', 'customerSupport', 'online-quote')).toBe('/en/customer-support#online-quote');
  });
});

describe('pathToBoard', () => {
  it('leads to the tab of a category, where the board has tabs', () => {
    expect(pathToBoard('ko', 'posts', { category: 'technical' })).toBe(
      '/ko/customer-support?category=technical#download-center',
    );
    expect(pathToBoard('en', 'e-procurement', { category: 'technical' })).toBe(
      '/en/e-procurement#e-procurement-center',
    );
  });

  it('leads to what a search finds on a board, and to the board', () => {
    expect(pathToBoard('en', 'posts', { q: 'a & b', category: 'catalog' })).toBe(
      '/en/customer-support?q=a+%26+b#download-center',
    );
    expect(pathToBoard('ko', 'e-procurement', { q: '', page: 3 })).toBe(
      '/ko/e-procurement?page=3#e-procurement-center',
    );
    expect(pathToBoard('ko', 'posts')).toBe('/ko/customer-support#download-center');
  });
});

describe('inLanguage of a post', () => {
  it('keeps the post, in the frame of the other language', () => {
    expect(inLanguage('en', { pathname: '/ko/posts/a1', search: '', hash: '' })).toBe('/en/posts/a1?in=ko');
    expect(inLanguage('ko', { pathname: '/en/posts/a1', search: '?in=ko', hash: '' })).toBe('/ko/posts/a1');
  });

  it('leads to its translation, if it has one', () => {
    const at = (pathname: string, search = '') => ({ pathname, search, hash: '' });
    expect(inLanguage('en', at('/ko/posts/a1'), 'b2')).toBe('/en/posts/b2');
    expect(inLanguage('ko', at('/en/e-procurement/b2'), 'a1')).toBe('/ko/e-procurement/a1');
    expect(inLanguage('ko', at('/en/posts/a1', '?in=ko'), 'b2')).toBe('/ko/posts/a1');
  });
});

describe('pathToQuote', () => {
  it('leads to the form, with a product in its query', () => {
    expect(pathToQuote('ko')).toBe('/ko/customer-support#online-quote');
    expect(pathToQuote('en', 'plate-coil')).toBe('/en/customer-support?product=plate-coil#online-quote');
  });

  it('names the technical values to fill in, and the fields to empty', () => {
    const values = { hotTempIn: '115', tempUnit: '°C', coldFluidName: 'EG & water', coldTempIn: '' };
    expect(pathToQuote('ko', 'plate-coil', values)).toBe(
      '/ko/customer-support?product=plate-coil&hotTempIn=115&tempUnit=%C2%B0C&coldFluidName=EG+%26+water&coldTempIn=#online-quote',
    );
    expect(pathToQuote('en', undefined, { hotTempIn: '115' })).toBe('/en/customer-support?hotTempIn=115#online-quote');
  });
});

describe('pathToCalculator', () => {
  it('leads to the calculator, with what it is to be filled in with', () => {
    expect(pathToCalculator('ko')).toBe('/ko/calculator#calculator');
    expect(pathToCalculator('en', { hotFluidName: 'EG 40 %' })).toBe(
      '/en/calculator?hotFluidName=EG+40+%25#calculator',
    );
  });
});

describe('pageAt', () => {
  it('knows a page with and without its language and trailing slashes', () => {
    expect(pageAt('/ko/products')).toBe('products');
    expect(pageAt('/products//')).toBe('products');
    expect(pageAt('/en/')).toBe('home');
    expect(pageAt('/en/products/gas-cooler/')).toBe('product/gas-cooler');
  });

  it('knows no page at other addresses', () => {
    expect(pageAt('/ko/nothing')).toBeUndefined();
    expect(pageAt('/korea')).toBeUndefined();
    expect(pageAt('/ko/products/toaster')).toBeUndefined();
    expect(pageAt('/ko/products/gas-cooler/more')).toBeUndefined();
  });
});

describe('a product family', () => {
  it('has an address of its own, which tells what the page is about', () => {
    expect(pathToProduct('ko', 'gas-cooler')).toBe('/ko/products/gas-cooler');
    expect(productOf(pageAt('/en/products/gas-cooler'))).toBe('gas-cooler');
    expect(productOf(pageAt('/en/products'))).toBeUndefined();
    expect(productOf(undefined)).toBeUndefined();
  });
});

describe('inLanguage', () => {
  it('keeps path, query and section', () => {
    const place = { pathname: '/ko/products', search: '?from=mail', hash: '#gas-cooler' };
    expect(inLanguage('en', place)).toBe('/en/products?from=mail#gas-cooler');
  });

  it('puts the language before a path that has none', () => {
    expect(inLanguage('ko', { pathname: '/esg', search: '', hash: '' })).toBe('/ko/esg');
  });
});
