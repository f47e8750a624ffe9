import { productIn, withProduct } from './product';

const spiral = { id: 'spiral', title: { ko: '스파이럴 열교환기', en: 'Spiral heat exchanger' } };
const tank = { id: 'tank', title: { ko: '볼탱크', en: 'Ball tank' } };
const products = [spiral, tank];

describe('productIn', () => {
  it('finds the product of an untouched first line in both languages', () => {
    expect(productIn('문의 제품: 스파이럴 열교환기\n두 대', products)).toBe(spiral);
    expect(productIn('Product: Ball tank', products)).toBe(tank);
  });

  it.each(['', 'Two units', 'Product: Ball tank, two units', 'Two units\nProduct: Ball tank', 'Product: Pump'])(
    'finds none in %j',
    (comment) => expect(productIn(comment, products)).toBeUndefined(),
  );
});

describe('withProduct', () => {
  it('puts the product before what was written', () => {
    expect(withProduct('', spiral, products, 'ko')).toBe('문의 제품: 스파이럴 열교환기\n');
    expect(withProduct('Two units\nby May', spiral, products, 'en')).toBe(
      'Product: Spiral heat exchanger\nTwo units\nby May',
    );
  });

  it('names it once, replaces another one and follows the language', () => {
    const comment = withProduct('Two units', spiral, products, 'ko');
    expect(withProduct(comment, spiral, products, 'ko')).toBe(comment);
    expect(withProduct(comment, tank, products, 'ko')).toBe('문의 제품: 볼탱크\nTwo units');
    expect(withProduct(comment, spiral, products, 'en')).toBe('Product: Spiral heat exchanger\nTwo units');
  });

  it('keeps a line that the visitor has changed', () => {
    expect(withProduct('Product: Ball tank, two', spiral, products, 'en')).toBe(
      'Product: Spiral heat exchanger\nProduct: Ball tank, two',
    );
  });

  it('leaves the visitor’s own words when the product is taken out', () => {
    expect(withProduct('Product: Ball tank\nTwo units', undefined, products, 'en')).toBe('Two units');
    expect(withProduct('Two units', undefined, products, 'en')).toBe('Two units');
  });
});
