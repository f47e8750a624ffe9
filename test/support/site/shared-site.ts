import { addWitness } from './witnesses.js';

export type SharedSite = { url: string };

/** An answer of the run's desk. */
export type SharedSiteState = SharedSite & { output: string };

const { TEST_SITE = '' } = process.env;

async function ask(): Promise<SharedSiteState> {
  const answer = await fetch(TEST_SITE);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as SharedSiteState; // as `globalSetup.ts` writes it
}

/**
 * The site of the run, for files that want no settings and change nothing there but to send requests, each with a sender
 * of its own; it starts when the first one asks.
 */
export async function sharedSite(): Promise<SharedSite> {
  addWitness(async () => ['— the shared site:', ...(await ask()).output.trimEnd().split('\n').slice(-60)]);
  const { url } = await ask();
  return { url };
}
