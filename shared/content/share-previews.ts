import { productNames } from '../questionnaire/products.text.js';
import type { Language } from '../words/localized.types.js';

import { viewer } from './content.js';
import type { Content } from './content.types.js';
import type { SharePreview } from './drawn-pictures.types.js';
import type { SharedPage } from './renderer.types.js';

/** The words and the picture that a shared page is known by in a language. */
export function sharePreview(content: Content, language: Language, shared: SharedPage): SharePreview {
  const view = viewer(content, language);
  const { name, wordmark } = view('company');
  const company = { path: shared.paths[language], wordmark, companyName: name };
  if ('family' in shared) {
    const { family } = shared;
    const picture = content[family].pictures[0]?.picture.picture ?? '';
    return { ...company, heading: productNames[family][language], description: view(family).summary, picture };
  }
  const { page, picture } = shared;
  const heading = page === 'home' ? view('hero').heading : shared.heading[language];
  return { ...company, heading, description: view('descriptions')[page], picture };
}
