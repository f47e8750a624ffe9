/** A whole number with commas, as both languages write it. `Intl` takes a browser longer than anything else on a page. */
export const wholeNumber = (value: number): string => String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
