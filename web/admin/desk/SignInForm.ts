import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export const SignInForm = styled('form')({
  display: 'grid',
  gap: '1.25rem',
  marginTop: '1.5rem',
  '& > p': { margin: 0 },
});

export type SignInProps = {
  /** The visitor was signed in until just now. */
  hasEnded: boolean;
  onLogin: () => void;
  /** People sign in by the other way now. */
  onChanged: () => void;
  /** Buttons below the one that signs in. */
  children?: ReactNode;
};
