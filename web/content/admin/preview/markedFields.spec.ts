/** @jest-environment jsdom */
import { fieldMark } from '@shared/content/fields/field-marks';

import { elementOf, pathAmong } from './markedFields';

const tel = '032-000-0000';
const officer = tel + fieldMark('company.privacyOfficer.tel');
const office = tel + fieldMark('company.offices.0.tel');
const copyright = `© 2024${fieldMark('company.copyrightYear')} Saegil${fieldMark('company.name')}`;

document.body.innerHTML = `
  <header><p id="wordmark">SAEGIL${fieldMark('company.wordmark')}</p></header>
  <main>
    <p id="officer">${officer}</p>
    <p id="pressure">34 kg/cm²${fieldMark('gas-cooler.limits.pressure.design')}<small id="side">tube${fieldMark('gas-cooler.limits.pressure.side')}</small></p>
    <section id="box"><img id="picture" src="/assets/one.webp#hero.slides.0.picture.picture" /><h2 id="fixed">Fixed</h2></section>
    <img id="drawn" src="/assets/two.svg" />
  </main>
  <footer><a id="office">${office}</a><small id="copyright">${copyright}</small></footer>`;
const at = (id: string) => document.getElementById(id) ?? document.body;

describe('pathAmong', () => {
  it.each([
    ['the officer’s telephone', ['officer'], 'company.privacyOfficer.tel'],
    ['the same number of an office', ['office'], 'company.offices.0.tel'],
    ['a figure', ['pressure'], 'gas-cooler.limits.pressure.design'],
    ['what stands within its element', ['side', 'pressure'], 'gas-cooler.limits.pressure.side'],
    ['a picture', ['picture'], 'hero.slides.0.picture.picture'],
    ['a picture below words of the site', ['fixed', 'box', 'picture'], 'hero.slides.0.picture.picture'],
    ['words of the site', ['fixed', 'box'], undefined],
    ['a drawing of the site', ['drawn'], undefined],
  ])('leads from %s to its field', (_, ids, path) => {
    expect(pathAmong(ids.map(at))).toBe(path);
  });

  it('tells several fields of one text by the place that was clicked', () => {
    const text = at('copyright').firstChild ?? document;
    const pathWhere = (words: string) =>
      pathAmong([at('copyright')], { offsetNode: text, offset: copyright.indexOf(words) });
    expect(pathWhere('2024')).toBe('company.copyrightYear');
    expect(pathWhere('Saegil')).toBe('company.name');
  });
});

describe('elementOf', () => {
  it.each([
    ['company.offices.0.tel', 'office'],
    ['company.offices.0', 'office'],
    ['company.privacyOfficer.tel', 'officer'],
    ['gas-cooler.limits', 'pressure'],
    ['hero.slides.0.picture.alt', 'picture'],
    ['company', 'officer'],
    ['company.wordmark', 'wordmark'],
  ])('finds what shows %s', (path, id) => {
    expect(elementOf(document, path)).toBe(at(id));
  });

  it('finds nothing for what the page does not show', () => {
    expect(elementOf(document, 'company.office')).toBeUndefined();
  });
});
