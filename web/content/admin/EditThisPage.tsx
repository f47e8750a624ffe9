import { lazyPart } from '@/lib/lazyPart';
import { useHydrated } from '@/lib/useHydrated';

import { isEditorHere } from './editorMark';

const Button = lazyPart('EditPageButton', () => import('./EditPageButton'), {
  loading: null,
  missing: null,
});

/** Leads a signed-in editor from a page to its content. Visitors do not load its code. */
export function EditThisPage() {
  const isHydrated = useHydrated();
  return isHydrated && isEditorHere() ? <Button /> : null;
}
