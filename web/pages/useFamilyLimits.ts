import { setFamilyLimits } from '@shared/calculation/checks/families';

import { useContent } from '@/lib/content';

/** Has families judged and drawn by the limits that the site says; called above whatever does. */
export function useFamilyLimits(): void {
  setFamilyLimits(useContent('familyLimits'));
}
