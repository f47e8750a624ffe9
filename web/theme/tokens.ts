/**
 * The look in numbers. Navy carries the brand, blue is the cold side and every action, orange the hot side and the
 * rare accent. Text colours reach a contrast of 4.5:1 on white, mist and every tint.
 */
export const tokens = {
  colour: {
    navy: '#0a1c2e',
    navyRaised: '#12293f',
    steel: '#2c4258',
    ink: '#14212e',
    inkSoft: '#4a5a69',
    line: '#d9e1e8',
    /** Around fields: 3:1 against white, which the lines between things need not reach. */
    edge: '#7d8893',
    mist: '#f3f6f9',
    white: '#ffffff',
    cold: '#0a5bc2',
    coldDark: '#084896',
    coldTint: '#e6effa',
    hot: '#c03c18',
    hotBright: '#ff7a3d',
    hotTint: '#fdeee8',
    /** Of warnings: darker than amber, so that white can be read on it. */
    caution: '#945600',
    cautionBright: '#ff9800',
    good: '#1b7340',
    goodTint: '#e7f4ec',
    bad: '#b3261e',
    badTint: '#faf0ef',
    onNavySoft: '#b6c5d4',
  },
  font: '"Pretendard", "Pretendard Variable", "Pretendard Fallback", system-ui, sans-serif',
  size: {
    display: 'clamp(2.125rem, 1.35rem + 3.3vw, 4rem)',
    title: 'clamp(1.75rem, 1.35rem + 1.75vw, 2.75rem)',
    heading: 'clamp(1.25rem, 1.13rem + 0.55vw, 1.5rem)',
    lead: 'clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)',
    body: '1rem',
    small: '0.875rem',
  },
  space: {
    /** Above and below a section. */
    section: 'clamp(4rem, 2.5rem + 5.5vw, 8rem)',
    /** Between a page's edge and its content. */
    gutter: 'clamp(1.25rem, 0.5rem + 3vw, 3rem)',
    /** Between cards. */
    gap: 'clamp(1rem, 0.75rem + 1vw, 1.75rem)',
    /** Around what stands in an administrators' panel. */
    panel: 'clamp(1rem, 0.75rem + 1vw, 1.5rem)',
  },
  width: { page: '80rem', text: '42rem' },
  headerHeight: { phone: '64px', wide: '84px' },
  radius: { small: '4px', large: '10px' },
  shadow: { raised: '0 18px 50px -18px rgb(10 28 46 / 28%)' },
  duration: { slide: '0.5s', quick: '0.2s' },
  /** From these widths on; `wide` is where the six header menus fit beside the logo in both languages. */
  media: {
    tablet: '@media (min-width: 600px)',
    desktop: '@media (min-width: 900px)',
    wide: '@media (min-width: 1080px)',
    /** The page's side margin is wide enough for the quick menu. */
    roomy: '@media (min-width: 1440px)',
    phone: '@media (max-width: 599.98px)',
    /** A phone on its side, or a page at 400 %: nothing but the page itself has room. `web/lib/scroll.ts` knows it, too. */
    low: '@media (max-height: 400px)',
    /** The form (a container of this name) is wide enough to have something beside it. */
    besideForm: '@container form (min-width: 56rem)',
  },
  layer: { strip: 20, quickMenu: 30, header: 40, skipLink: 50 },
} as const;
