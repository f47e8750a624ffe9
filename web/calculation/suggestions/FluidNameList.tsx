import { languages, useLanguage } from '@/lib/locale';

import { fluidNames } from './fluidNames.text';

/** The names to choose from: the page's language first, the other one for who types it. */
export function FluidNameList() {
  const language = useLanguage();
  return languages
    .toSorted((a, b) => Number(b === language) - Number(a === language))
    .flatMap((each) =>
      fluidNames.map((name) => (
        <option key={name[each]} lang={each}>
          {name[each]}
        </option>
      )),
    );
}
