import type { Limits } from '@shared/content/figures';
import { figureTexts } from '@shared/content/figures.text';
import { productNames } from '@shared/questionnaire/products.text';

import type { Language, Localized } from '@/lib/locale';
import { pathTo, pathToProduct } from '@/lib/paths';

import { productsTexts } from './products.text';
import type { Family } from './useFamilies';

/** Company, language and the site's public address. */
type Told = { company: string; language: Language; origin: string };

const property = (language: Language, name: Localized, rest: object) => ({
  '@type': 'PropertyValue',
  name: name[language],
  ...rest,
});

/** The limits for programs: numbers with UN/CEFACT unit codes, and the unit as the trade writes it. */
function propertiesOf({ pressure, temperature, area, pressureBand }: Limits, language: Language) {
  const properties = [
    pressure &&
      property(language, figureTexts.pressure, {
        value: pressure.design,
        unitText: pressure.unit,
        description: pressure.side,
      }),
    pressure?.test && property(language, figureTexts.test, { value: pressure.test, unitText: pressure.unit }),
    temperature &&
      property(language, figureTexts.temperature, {
        minValue: temperature.min,
        maxValue: temperature.max,
        unitCode: 'CEL',
        unitText: '°C',
      }),
    area && property(language, figureTexts.area, { minValue: area.min, maxValue: area.max, unitCode: 'MTK' }),
    pressureBand &&
      property(language, figureTexts.band, { value: `±${pressureBand}`, unitCode: 'BAR', unitText: 'bar' }),
  ];
  return properties.filter(Boolean);
}

/** A product family in the words of schema.org, at this address. */
function productAt(path: string, family: Family, { company, language, origin }: Told): object {
  return {
    '@type': 'Product',
    name: productNames[family.id][language],
    description: family.summary,
    category: productsTexts.category[language],
    url: origin + path,
    image: family.pictures.map(({ picture }) => `${origin}${picture.picture.img.src}`),
    brand: { '@type': 'Brand', name: company },
    manufacturer: { '@type': 'Organization', name: company, url: `${origin}/${language}` },
    additionalProperty: propertiesOf(family.limits, language),
  };
}

/** Structured data of a family's own page. */
export function productData(family: Family, told: Told): object {
  return {
    '@context': 'https://schema.org',
    ...productAt(pathToProduct(told.language, family.id), family, told),
  };
}

/** The product families as a schema.org list, each at its section of the overview. */
export function productList(families: readonly Family[], told: Told): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: productsTexts.category[told.language],
    numberOfItems: families.length,
    itemListElement: families.map((family, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: productAt(pathTo(told.language, 'products', family.id), family, told),
    })),
  };
}
