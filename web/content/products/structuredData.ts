import { company } from '@/content/company';
import { productsPageText } from '@/content/productsPage';
import type { Language, Localized } from '@/lib/locale';
import { pathTo, pathToProduct } from '@/lib/paths';

import { figureLabels } from './figures';
import type { Product, ProductLimits } from './product';

const property = (language: Language, name: Localized, rest: object) => ({
  '@type': 'PropertyValue',
  name: name[language],
  ...rest,
});

/** The limits for programs: numbers with UN/CEFACT unit codes, and the unit as the trade writes it. */
function propertiesOf({ pressure, temperature, area, pressureBand }: ProductLimits, language: Language) {
  const properties = [
    pressure &&
      property(language, figureLabels.pressure, {
        value: pressure.design,
        unitText: pressure.unit,
        description: pressure.side?.[language],
      }),
    pressure?.test && property(language, figureLabels.test, { value: pressure.test, unitText: pressure.unit }),
    temperature &&
      property(language, figureLabels.temperature, {
        minValue: temperature.min,
        maxValue: temperature.max,
        unitCode: 'CEL',
        unitText: '°C',
      }),
    area && property(language, figureLabels.area, { minValue: area.min, maxValue: area.max, unitCode: 'MTK' }),
    pressureBand &&
      property(language, figureLabels.band, { value: `±${pressureBand}`, unitCode: 'BAR', unitText: 'bar' }),
  ];
  return properties.filter(Boolean);
}

/** A product family in the words of schema.org, at this address. `origin` is the site's public address. */
function productAt(path: string, product: Product, language: Language, origin: string): object {
  return {
    '@type': 'Product',
    name: product.name[language],
    description: product.summary[language],
    category: productsPageText.category[language],
    url: origin + path,
    image: product.pictures.map(({ picture }) => `${origin}${picture.img.src}`),
    brand: { '@type': 'Brand', name: company.name[language] },
    manufacturer: { '@type': 'Organization', name: company.name[language], url: `${origin}/${language}` },
    additionalProperty: propertiesOf(product.limits, language),
  };
}

/** What a family's own page says of it to programs. */
export function productData(product: Product, language: Language, origin: string): object {
  return {
    '@context': 'https://schema.org',
    ...productAt(pathToProduct(language, product.id), product, language, origin),
  };
}

/** The product families as a schema.org list, each at its section of the overview. */
export function productList(products: readonly Product[], language: Language, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: productsPageText.category[language],
    numberOfItems: products.length,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: productAt(pathTo(language, 'products', product.id), product, language, origin),
    })),
  };
}
