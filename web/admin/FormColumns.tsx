import { styled } from '@mui/material/styles';

export const Form = styled('form')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5rem' });

/** Two columns where there is room for them. */
export const FormColumns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.5rem clamp(1.5rem, 1rem + 2vw, 2.5rem)',
  alignItems: 'start',
  '@media (min-width: 960px)': { gridTemplateColumns: 'var(--form-columns, minmax(0, 1fr) 22rem)' },
});
export const FormColumn = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5rem' });
