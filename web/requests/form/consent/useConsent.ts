import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

import type { PrivacyAnswer, PrivacyBasis } from '@shared/questionnaire/privacy/privacy.types';

import { usePrivacyTerms } from '@/lib/privacyTerms';

export type Consent = {
  /** With `consent` there is a box to be marked. */
  basis: PrivacyBasis;
  isMarked: boolean;
  isMissing: boolean;
  box: RefObject<HTMLInputElement | null>;
  mark: (isMarked: boolean) => void;
  /** True if nothing is missing; otherwise the box says so. */
  check: () => boolean;
  /** The server does not take a request without it: shows the box where the page had none, as one that was missed. */
  demand: () => void;
  focus: () => void;
  /** After sending: the next request needs a consent of its own. */
  forget: () => void;
  /** The request's record of the consent. */
  answer: PrivacyAnswer;
};

/** Consent to this version of the privacy policy; lost with a reload, so that nobody agrees to an unseen text. */
export function useConsent(privacyVersion: number): Consent {
  const terms = usePrivacyTerms();
  const [isDemanded, setIsDemanded] = useState(false);
  const [isMarked, setIsMarked] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const basis = isDemanded ? 'consent' : terms.basis;
  const isAsked = basis === 'consent';
  return {
    basis,
    isMarked,
    isMissing,
    box,
    mark: (isNow) => {
      setIsMarked(isNow);
      setIsMissing(false);
    },
    check: () => {
      setIsMissing(isAsked && !isMarked);
      return !isAsked || isMarked;
    },
    demand: () =>
      flushSync(() => {
        setIsDemanded(true);
        setIsMissing(true);
      }),
    focus: () => box.current?.focus(),
    forget: () => setIsMarked(false),
    answer: { privacyVersion, ...(isAsked && { consent: isMarked }) },
  };
}
