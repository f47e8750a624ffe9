import type { Change } from './change.js';

/**
 * Calculations were stored without plates. A request keeps what was worked out when it was sent, so nothing is worked out
 * for earlier ones: they say that it was not.
 */
export const toPlates: Change = {
  title: 'a calculation says how many plates its conditions take',
  run: async (database) => {
    const raised = { 'calculation.version': 2, 'calculation.sizing': { status: 'not_calculated' } };
    await database.collection('quotes').updateMany({ 'calculation.version': 1 }, { $set: raised });
  },
};
