import { defaultContent } from '../../server/site/defaults.js';

import type { Content } from './content.types.js';
import { repeatsOf } from './repeats.js';

const { hero, company, overview } = defaultContent;
const exchanger = defaultContent['heat-exchanger'];
const both = (words: string) => ({ ko: words, en: words });
const withLimits = (pressure: number, max = 210) => ({
  ...exchanger,
  limits: { pressure: { design: pressure, unit: 'kg/cm²' as const }, temperature: { min: -30, max } },
});
const saying = (words: string, more: Partial<Content> = {}): Content => ({
  ...defaultContent,
  hero: { ...hero, slides: hero.slides.slice(0, 1).map((slide) => ({ ...slide, detail: both(words) })) },
  ...more,
});
const placesIn = (found: ReturnType<typeof repeatsOf>) => found.map(({ document, path }) => `${document}.${path}`);

describe('texts that come with the site', () => {
  it('say every figure by its name', () => {
    const changed = {
      ...defaultContent,
      company: { ...company, yearsOfExperience: 44 },
      overview: { ...overview, plants: overview.plants.map((plant) => ({ ...plant, squareMetres: 1 })) },
      'heat-exchanger': withLimits(40, 230),
      'gas-cooler': { ...defaultContent['gas-cooler'], limits: defaultContent['spiral-heat-exchanger'].limits },
      'spiral-heat-exchanger': { ...defaultContent['spiral-heat-exchanger'], limits: withLimits(1, 2).limits },
      'brazing-heat-exchanger': { ...defaultContent['brazing-heat-exchanger'], limits: withLimits(1, 2).limits },
      'closed-expansion-tank': { ...defaultContent['closed-expansion-tank'], limits: { pressureBand: 1 } },
      'expansion-separator': { ...defaultContent['expansion-separator'], limits: { pressureBand: 1 } },
    };
    const repeated = (language: 'ko' | 'en') => repeatsOf(defaultContent, changed, language);
    // Names of figures that these limits no longer give.
    expect(placesIn(repeated('en'))).toEqual(placesIn(repeated('ko')));
    for (const { words } of repeated('ko')) expect(words).toMatch(/\{(?:test|area)\}/);
  });
});

describe('a text that repeats a figure', () => {
  it.each([
    ['설계압력 34 kg/cm² 이상', 40, 210, true],
    ['34kgf/cm2까지', 40, 210, true],
    ['34~40 kg/cm²', 40, 210, true],
    ['최고 210 ℃', 34, 230, true],
    ['−30~210 ℃', 34, 230, true],
    ['210도', 34, 230, true],
    ['설계압력 {pressure}', 40, 210, false],
    ['134 kg/cm²', 40, 210, false],
    ['34.5 kg/cm²', 40, 210, false],
    ['34대', 40, 210, false],
    ['최고 210 ℃', 40, 210, false],
  ])('is found where it changes: %j', (words, pressure, max, isFound) => {
    const found = repeatsOf(saying(words), saying(words, { 'heat-exchanger': withLimits(pressure, max) }), 'ko');
    expect(placesIn(found)).toEqual(isFound ? ['hero.slides.0.detail'] : []);
  });

  it('is led to, in its language, by the words around it', () => {
    const words = `${'가'.repeat(40)} 34 kg/cm²`;
    const [found] = repeatsOf(saying(words), saying(words, { 'heat-exchanger': withLimits(40) }), 'en');
    expect(found).toEqual({
      document: 'hero',
      title: { ko: '홈 첫 화면', en: 'Home: first screen' },
      path: 'slides.0.detail',
      labels: [
        { ko: '사진 1', en: 'Picture 1' },
        { ko: '설명', en: 'Detail' },
      ],
      language: 'en',
      words: `…${'가'.repeat(29)} 34 kg/cm²`,
    });
  });

  it('is none of another product family', () => {
    const after = { ...defaultContent['spiral-heat-exchanger'], limits: {}, choosing: both('20 kg/cm²') };
    const before = saying('20 kg/cm²');
    const found = repeatsOf(before, { ...before, 'spiral-heat-exchanger': after }, 'ko');
    expect(placesIn(found)).toContain('spiral-heat-exchanger.choosing');
    expect(placesIn(found)).not.toContain('hero.slides.0.detail');
  });

  it.each([
    ['40년 전통', 'ko', true],
    ['40+ years', 'en', true],
    ['2040년', 'ko', false],
    ['40 kg', 'en', false],
  ] as const)('is found in %j where the years of experience change', (words, language, isFound) => {
    const after = saying(words, { company: { ...company, yearsOfExperience: 44 } });
    expect(placesIn(repeatsOf(saying(words), after, language))).toEqual(isFound ? ['hero.slides.0.detail'] : []);
  });

  it('is found with a comma or without where the area of a plant changes', () => {
    const [plant, ...others] = overview.plants;
    const plants = plant ? [{ ...plant, squareMetres: plant.squareMetres + 1 }, ...others] : [];
    const said = String(plant?.squareMetres).replace(/\B(?=\d{3}$)/, ',');
    for (const words of [said, said.replace(',', '')]) {
      const found = repeatsOf(saying(words), saying(words, { overview: { ...overview, plants } }), 'ko');
      expect(placesIn(found)).toContain('hero.slides.0.detail');
    }
  });
});
