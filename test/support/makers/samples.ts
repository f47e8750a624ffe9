import type { TestSite } from '../site/site.js';

/** Samples are offered once for each site: forgets that they were taken or declined. */
export const offerAgain = ({ database }: TestSite) =>
  database.collection<{ _id: string }>('admin-settings').deleteOne({ _id: 'samples' });
