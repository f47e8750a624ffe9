import { createTheme } from '@mui/material/styles';

import { tokens } from './tokens';

const { colour, size } = tokens;

/** MUI dressed in the tokens; components read colours and sizes from here or from the tokens, nowhere else. */
export const theme = createTheme({
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  palette: {
    primary: { main: colour.cold, dark: colour.coldDark, light: colour.coldTint, contrastText: colour.white },
    secondary: { main: colour.hot, light: colour.hotTint, contrastText: colour.white },
    error: { main: colour.bad },
    success: { main: colour.good },
    text: { primary: colour.ink, secondary: colour.inkSoft },
    divider: colour.line,
    background: { default: colour.white, paper: colour.white },
  },
  shape: { borderRadius: 4 },
  typography: {
    fontFamily: tokens.font,
    h1: { fontSize: size.display, fontWeight: 700, lineHeight: 1.15, letterSpacing: '-0.025em' },
    h2: { fontSize: size.title, fontWeight: 700, lineHeight: 1.22, letterSpacing: '-0.02em' },
    h3: { fontSize: size.heading, fontWeight: 700, lineHeight: 1.35, letterSpacing: '-0.01em' },
    body1: { fontSize: size.body, lineHeight: 1.7 },
    body2: { fontSize: size.small, lineHeight: 1.6 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: 48,
          paddingInline: 24,
          '&.Mui-focusVisible': { outline: `3px solid var(--focus, ${colour.cold})`, outlineOffset: 2 },
        },
        sizeSmall: { minHeight: 36, paddingInline: 14 },
      },
    },
    MuiTextField: { defaultProps: { fullWidth: true } },
  },
});
