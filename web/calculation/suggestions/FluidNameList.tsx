import { languages, useLanguage } from '@/lib/locale';

import { fluidNames } from './fluidNames.text';

/** What the browser offers while a fluid's name is typed: the page's language first, the other one for who types it. */
export function FluidNameList({ id }: { id: string }) {
  const language = useLanguage();
  return (
    <datalist id={id}>
      {languages
        .toSorted((a, b) => Number(b === language) - Number(a === language))
        .flatMap((each) =>
          fluidNames.map((name) => (
            <option key={name[each]} lang={each}>
              {name[each]}
            </option>
          )),
        )}
    </datalist>
  );
}
