import * as fc from 'fast-check';

import { DAY } from '../words/korea.js';

import { inForce, isAcceptable, quotationState, settle } from './outcomes.js';
import type { Quoted, Revision } from './outcomes.js';
import { outcomeKinds, quotationStates } from './quotations.types.js';
import type { OutcomeKind } from './quotations.types.js';

const NOW = Date.parse('2026-11-24T03:00:00Z');
const revision = (number: number, changes: Partial<Revision> = {}): Revision => ({
  revision: number,
  validUntil: '2026-12-24',
  sentAt: '2026-11-20T00:00:00.000Z',
  ...changes,
});
const open: Quoted = { outcome: null, isWithdrawn: false };
const after = (what: OutcomeKind, of = 1): Quoted => ({ outcome: { what, revision: of }, isWithdrawn: false });
const strict = { now: NOW, acceptsLate: false };

describe('the state of a quotation', () => {
  it('ends with its last day in Korea', () => {
    const one = revision(1, { validUntil: '2026-11-24' });
    const at = (moment: string) => quotationState(one, [one], open, Date.parse(moment));
    expect([at('2026-11-24T14:59:59.999Z'), at('2026-11-24T15:00:00Z')]).toEqual(['open', 'expired']);
  });

  it.each([
    ['unsent', revision(2, { sentAt: null }), open],
    ['superseded', revision(1), open],
    ['open', revision(2), open],
    ['open', revision(2), after('declined')],
    ['declined', revision(2), after('declined', 2)],
    ['accepted', revision(1), after('accepted')],
    ['superseded', revision(2), after('accepted')],
    ['withdrawn', revision(2), { ...open, isWithdrawn: true }],
    ['accepted', revision(1), { ...after('accepted'), isWithdrawn: true }],
  ] as const)('is %s for %j of two after %j', (state, one, quoted) => {
    expect(quotationState(one, [revision(1), one.revision === 2 ? one : revision(2)], quoted, NOW)).toBe(state);
  });

  it('lets an expired one be accepted only if the office does', () => {
    const late = [revision(1, { validUntil: '2026-11-23' })];
    const accepts = (acceptsLate: boolean) =>
      settle({ what: 'accepted', revision: 1 }, late, open, { now: NOW, acceptsLate });
    expect([accepts(false), accepts(true)]).toEqual(['refused', 'new']);
    expect(quotationStates.filter((state) => isAcceptable(state, true))).toEqual(['open', 'expired']);
  });
});

describe('an outcome', () => {
  it('that is there again adds nothing, but for an acceptance, which tells the second that there was a first', () => {
    const again = (what: OutcomeKind) => settle({ what, revision: 1 }, [revision(1)], after(what), strict);
    expect(outcomeKinds.map(again)).toEqual(['refused', 'there', 'there']);
    expect(settle({ what: 'lost', revision: 1 }, [revision(1)], after('declined'), strict)).toBe('there');
  });

  /** Acts of people, in any order. Each change looks at what the one before has left. */
  const acts = fc.array(
    fc.oneof(
      fc.record({
        what: fc.constantFrom(...outcomeKinds),
        revision: fc.integer({ min: 1, max: 4 }),
      }),
      fc.record({ what: fc.constantFrom('make', 'send', 'withdraw', 'reopen', 'day') }),
    ),
    { maxLength: 40 },
  );

  it('is stored once for a revision in force, whatever happens in any order, and an acceptance is the last', () => {
    fc.assert(
      fc.property(acts, fc.boolean(), (sequence, acceptsLate) => {
        let now = NOW;
        const revisions: Revision[] = [];
        const quoted = { ...open };
        const stored: { what: OutcomeKind; revision: number; wasInForce: boolean }[] = [];
        for (const act of sequence) {
          if ('revision' in act) {
            if (settle(act, revisions, quoted, { now, acceptsLate }) !== 'new') continue;
            const wasInForce = inForce(revisions, quoted)?.revision === act.revision && !quoted.isWithdrawn;
            stored.push({ ...act, wasInForce });
            quoted.outcome = act;
          } else if (act.what === 'make') revisions.push(revision(revisions.length + 1, { sentAt: null }));
          else if (act.what === 'send') for (const each of revisions) each.sentAt = 'now';
          else if (act.what === 'day') now += 31 * DAY;
          else quoted.isWithdrawn = act.what === 'withdraw';
        }
        expect(stored.filter(({ wasInForce }) => !wasInForce)).toEqual([]);
        expect(new Set(stored.map((each) => each.revision)).size).toBe(stored.length);
        expect(stored.slice(0, -1).filter(({ what }) => what === 'accepted')).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});
