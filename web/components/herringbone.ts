const tile = (stroke: string, opacity: number) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="28"><path d="M0 28 48 0 96 28" fill="none" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="5"/></svg>`,
  )}")`;

/** The pressed chevrons of a heat transfer plate as a CSS background, light enough to lie behind white text on navy. */
export const herringbone = tile('#6fa6e8', 0.16);
