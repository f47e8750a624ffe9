import { company } from '@/content/company';
import { productsPageText } from '@/content/productsPage';
import type { Language, Localized } from '@/lib/locale';
import { pathTo } from '@/lib/paths';

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

/** The product families as a schema.org list. `origin` is the site's public address. */
export function productList(products: readonly Product[], language: Language, origin: string): object {
  const maker = { '@type': 'Organization', name: company.name[language], url: `${origin}/${language}` };
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: productsPageText.category[language],
    numberOfItems: products.length,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Product',
        name: product.name[language],
        description: product.summary[language],
        category: productsPageText.category[language],
        url: `${origin}${pathTo(language, 'products', product.id)}`,
        image: product.pictures.map(({ picture }) => `${origin}${picture.img.src}`),
        brand: { '@type': 'Brand', name: company.name[language] },
        manufacturer: maker,
        additionalProperty: propertiesOf(product.limits, language),
      },
    })),
  };
}
