import { languages, useLanguage } from '@/lib/locale';

import { fluidNames } from './fluidNames.text';
import { FLUID_NAMES } from './fluidNamesId';

/** What the browser offers while a fluid's name is typed: the page's language first, the other one for who types it. */
export function FluidNameList() {
  const language = useLanguage();
  return (
    <datalist id={FLUID_NAMES}>
      {languages
        .toSorted((each) => (each === language ? -1 : 1))
        .flatMap((each) => fluidNames.map((name) => <option key={name[each]} value={name[each]} lang={each} />))}
    </datalist>
  );
}
