import { createTheme } from '@mui/material/styles';

import { tokens } from './tokens';

const { colour, radius, shadow, size } = tokens;

/** MUI dressed in the tokens; components read colours and sizes from here or from the tokens, nowhere else. */
export const theme = createTheme({
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  palette: {
    primary: { main: colour.cold, dark: colour.coldDark, light: colour.coldTint, contrastText: colour.white },
    secondary: { main: colour.hot, light: colour.hotTint, contrastText: colour.white },
    error: { main: colour.bad },
    warning: { main: colour.caution, light: colour.cautionBright, contrastText: colour.white },
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
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: {
          outlineOffset: 2,
          fontFamily: 'inherit',
          '&:focus-visible': { outline: `3px solid var(--focus, ${colour.cold})` },
        },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { minHeight: 48, paddingInline: 24 },
        sizeSmall: { minHeight: 36, paddingInline: 14 },
        sizeLarge: {
          gap: '0.625rem',
          minHeight: 52,
          padding: '0.75rem 1.625rem',
          fontSize: 'inherit',
          lineHeight: 1.3,
        },
      },
      variants: [
        {
          // On any ground, in its text colour.
          props: { variant: 'outlined', color: 'inherit' },
          style: { '&:hover': { background: 'rgb(127 160 195 / 18%)' } },
        },
        {
          // The main action on a navy ground.
          props: { variant: 'contained', color: 'inherit' },
          style: { color: colour.navy, background: colour.white, '&:hover': { background: colour.coldTint } },
        },
      ],
    },
    MuiLink: { styleOverrides: { root: { textDecorationColor: 'currentcolor' } } },
    MuiIconButton: { styleOverrides: { sizeLarge: { width: 48, borderRadius: 4, color: 'inherit' } } },
    // Without animation; `globalStyles` keeps the page behind from scrolling.
    MuiDialog: {
      defaultProps: { disableScrollLock: true, transitionDuration: 0 },
      styleOverrides: {
        root: { '& > .MuiBackdrop-root': { background: 'rgb(10 28 46 / 65%)' } },
        paper: {
          margin: 16,
          maxHeight: 'calc(100dvh - 2rem)',
          borderRadius: radius.large,
          boxShadow: shadow.raised,
          '--focus': colour.cold,
        },
      },
    },
    MuiAlert: {
      styleOverrides: {
        // Actions go below the message on phones.
        root: { flexWrap: 'wrap' },
        message: { flex: '1 1 0', minWidth: '12rem' },
      },
    },
    MuiPaginationItem: {
      styleOverrides: {
        // As high as a finger needs.
        sizeLarge: { minWidth: 44, height: 44, margin: 0, padding: '0 0.875rem', fontWeight: 600 },
        outlined: {
          borderColor: colour.line,
          '&:hover': { color: colour.cold, background: colour.white, borderColor: colour.cold },
          '&&.Mui-selected': { color: colour.white, background: colour.cold, borderColor: colour.cold },
          '&&[aria-disabled="true"]': { color: colour.inkSoft, borderColor: 'transparent', cursor: 'default' },
        },
      },
    },
    MuiSkeleton: { styleOverrides: { root: { background: colour.line } } },
    MuiTab: {
      styleOverrides: {
        root: {
          minHeight: 52,
          fontSize: size.body,
          lineHeight: 1.35,
          '&:hover': { color: colour.cold },
          '&:focus-visible': { outlineOffset: -3 },
        },
      },
    },
    MuiTable: {
      styleOverrides: {
        root: { fontSize: size.small, lineHeight: 1.6, '& caption': { captionSide: 'top', padding: 0 } },
      },
    },
    // Letters are as large as those of the table.
    MuiTableCell: {
      styleOverrides: { root: { fontSize: 'inherit', lineHeight: 'inherit', borderColor: colour.line } },
    },
    MuiTabs: { styleOverrides: { indicator: { height: 3 } } },
    MuiTextField: { defaultProps: { fullWidth: true } },
    MuiFormLabel: {
      styleOverrides: {
        root: {
          // A label above its field, which changes no colour with it.
          '&:not(.MuiInputLabel-root)': {
            marginBottom: '0.375rem',
            fontSize: size.small,
            fontWeight: 600,
            lineHeight: 'inherit',
            color: colour.ink,
          },
        },
        asterisk: { color: colour.hot },
      },
    },
    MuiFormHelperText: {
      variants: [
        {
          props: { variant: 'standard' },
          style: {
            marginTop: '0.375rem',
            fontSize: size.small,
            lineHeight: 1.5,
            '&.Mui-error': { fontWeight: 600 },
          },
        },
      ],
    },
  },
});
