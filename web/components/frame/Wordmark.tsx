import { styled } from '@mui/material/styles';

import { tokens } from '@/theme/tokens';

const Mark = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.625rem',
  fontSize: '1.375rem',
  fontWeight: 700,
  letterSpacing: '0.14em',
  lineHeight: 1,
  '& svg': { flex: 'none' },
});

/** The company's name beside two plate chevrons, the hot and the cold side. */
export function Wordmark({ name }: { name: string }) {
  return (
    <Mark>
      <svg width={30} height={30} viewBox="0 0 30 30" fill="none" strokeWidth={4.5} aria-hidden>
        <path d="M2 13.5 15 4l13 9.5" stroke={tokens.colour.hotBright} />
        <path d="M2 25.5 15 16l13 9.5" stroke="#4d9bff" />
      </svg>
      {name}
    </Mark>
  );
}
