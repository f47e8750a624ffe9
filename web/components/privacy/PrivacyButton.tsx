import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import { PrivacyDialog } from './PrivacyDialog';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- styled() forgets that a link can be a button
const TextButton = styled(Link)({
  padding: '0.25rem 0',
  fontWeight: 600,
  color: 'inherit',
  textAlign: 'start',
  textUnderlineOffset: 4,
}) as typeof Link; // styled() hides that it takes a component

type PrivacyButtonProps = {
  /** The policy's. */
  title: Localized;
  /** The title by default. */
  children?: ReactNode;
  className?: string;
};

/** Opens the privacy policy; for the footer and beside every form that collects personal data. */
export function PrivacyButton({ title, children, className }: PrivacyButtonProps) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <TextButton
        component="button"
        type="button"
        aria-haspopup="dialog"
        className={className}
        onClick={() => setIsOpen(true)}
      >
        {children ?? text(title)}
      </TextButton>
      {isOpen && <PrivacyDialog title={title} onClose={() => setIsOpen(false)} />}
    </>
  );
}
