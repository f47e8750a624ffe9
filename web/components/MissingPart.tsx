import { useText } from '@/lib/locale';

import { ActionButton } from './ActionLink';
import { missingPartTexts } from './components.text';

/** In place of a part of a page whose code could not be loaded. */
export function MissingPart() {
  const text = useText();
  return (
    <div role="alert">
      <p>{text(missingPartTexts.missing)}</p>
      <ActionButton type="button" onClick={() => location.reload()}>
        {text(missingPartTexts.reload)}
      </ActionButton>
    </div>
  );
}
