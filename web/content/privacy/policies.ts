import type { PolicyVersion } from '@server/privacy/privacy.types';

import type { PrivacyPolicy } from '@/lib/privacy';

import { policy1 } from './policy1';
import { policy2 } from './policy2';

/** All that was ever in force: what the senders of requests saw stays to be read. */
export const policies: Readonly<Record<PolicyVersion, PrivacyPolicy>> = { 1: policy1, 2: policy2 };
