import { setTimeout as sleep } from 'node:timers/promises';

import type { Language } from '../../shared/words/localized.types.ts';
import { fieldsOf } from '../../shared/words/records.ts';
import { listOf } from '../../shared/content/fields/view.ts';
import { documentAt } from '../../test/support/makers/content-api.ts';
import { signIn } from '../../test/support/site/http.ts';
import { askRaw } from '../../test/support/site/raw-http.ts';

/** Between two looks whether a page shows it: ms. */
const LOOK = 20;

/** True if a page of a server says this. */
export const says = (url: string, path: string, words: string): Promise<boolean> =>
  askRaw(url, path).then(
    ({ status, text }) => status === 200 && text.includes(words),
    () => false,
  );

/** Waits until a page says this; returns the time: ms, of the clock of `performance`. */
export async function saysAt(url: string, path: string, words: string): Promise<number> {
  while (!(await says(url, path, words))) await sleep(LOOK);
  return performance.now();
}

/** An office that publishes another telephone number each time, which stands on every page. */
export async function officeAt(site: { url: string }) {
  const company = documentAt(site, await signIn(site), 'company');
  let number = 1000;
  return {
    /** Publishes; returns the time it took, and the time until these servers show it: ms. */
    publish: async (wanted: readonly Language[], others: readonly { url: string }[] = []) => {
      number += 1;
      // Readers of English see it with the code of the country.
      const telephone = `32-100-${number}`;
      const { value } = await company.open();
      const [first, ...rest] = listOf(value.offices);
      await company.save({ ...value, offices: [{ ...fieldsOf(first), tel: `0${telephone}` }, ...rest] }, value);
      const started = performance.now();
      const shown = Promise.all(
        others.flatMap(({ url }) => wanted.map((language) => saysAt(url, `/${language}/esg`, telephone))),
      );
      const { status } = await company.publish(...wanted);
      const took = performance.now() - started;
      if (status !== 200) throw new Error(`publishing was answered ${status}`);
      return { took, shownAfter: Math.max(0, ...(await shown)) - started, telephone };
    },
  };
}
