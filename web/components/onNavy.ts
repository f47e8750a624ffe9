import { tokens } from '@/theme/tokens';

/** Ground, text and focus ring of a dark band. */
export const onNavy = {
  background: tokens.colour.navy,
  color: tokens.colour.white,
  '--focus': tokens.colour.hotBright,
} as const;
