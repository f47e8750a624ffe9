import { builtPictureWords } from './built-pictures.js';
import { defaultContent } from './defaults.js';

describe('pictures that come with the site', () => {
  it('are called what they show where they stand, logos by the name beside them', () => {
    const [slide] = defaultContent.hero.slides;
    const [partner] = defaultContent.partners.logos;
    expect(builtPictureWords[slide?.picture.picture ?? '']).toEqual(slide?.picture.alt);
    expect(builtPictureWords[partner?.src ?? '']).toEqual({ ko: partner?.name, en: partner?.name });
    expect(builtPictureWords['offices/incheon']).toEqual(defaultContent.company.offices[0]?.picture.alt);
  });
});
