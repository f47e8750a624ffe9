import type { Content } from './content.types.js';

type InForce = Pick<Content['privacy'], 'from' | 'changes' | 'intro' | 'articles'>;

/** The policy with what was in force until now among its earlier versions, where another one comes into force. */
export function withEarlier(policy: Content['privacy'], shown: InForce): Content['privacy'] {
  const { from, changes, intro, articles } = shown;
  if (policy.from === from) return policy;
  const others = policy.earlier.filter((each) => each.from !== from && each.from !== policy.from);
  const earlier = [...others, { from, changes, intro, articles }];
  return { ...policy, earlier: earlier.toSorted((a, b) => a.from.localeCompare(b.from)) };
}

/** The version of the policy in force. */
export const policyVersion = ({ privacy }: Content): number => privacy.earlier.length + 1;
