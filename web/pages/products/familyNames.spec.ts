import { familyWords } from '@shared/calculation/words/report-words';
import { productNames } from '@shared/questionnaire/products.text';

describe('the families that conditions are judged by', () => {
  it('are called the same on the site and in letters', () => {
    expect(productNames).toMatchObject(familyWords);
  });
});
