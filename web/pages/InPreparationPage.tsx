import type { PageName } from '@/lib/paths';

export function inPreparationPage(page: PageName) {
  return function InPreparationPage() {
    return <h1>{page}</h1>;
  };
}
