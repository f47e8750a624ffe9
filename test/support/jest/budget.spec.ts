import { allProjects, overBudget } from './budget.js';

it('a run fails when it takes a quarter more than the budget, only where that is held', () => {
  const held = { HOLD_BUDGET: '1' };
  expect(overBudget(allProjects * 1.25, held)).toBeUndefined();
  expect(overBudget(allProjects * 1.26, held)?.message).toMatch(/^The run took \d+ s of the processor/);
  expect(overBudget(allProjects * 1.26, {})).toBeUndefined();
});
