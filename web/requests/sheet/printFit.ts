import type { CSSObject } from '@mui/material/styles';
import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Marks the one thing on the page that is printed. */
export const SHEET_ATTRIBUTE = 'data-print-sheet';
const MEASURED = 'data-print-measured';

/** Styles of the printed sheet, and of its copy that is measured before printing. */
export const printed = (styles: CSSObject): CSSObject => ({ '@media print': styles, [`[${MEASURED}] &`]: styles });
export const measuredSheet = `[${MEASURED}] [${SHEET_ATTRIBUTE}]`;

/** Edge of the paper: mm. */
export const MARGIN = 12;
const MM = 96 / 25.4; // px
const PAPER = { width: (210 - 2 * MARGIN) * MM, height: (297 - 2 * MARGIN - 2) * MM }; // 2 mm for rounding
/** Type sizes of the printed sheet, largest first: pt. Below `SMALL` line breaks are given up if that gains room. */
const SIZES = [9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6, 5.5, 5, 4.5] as const;
const SMALL = 8;

type Print = { size: number; isRunOn: boolean };

function apply(sheet: HTMLElement, { size, isRunOn }: Print): void {
  sheet.style.setProperty('--print-size', String(size));
  sheet.style.setProperty('--print-lines', isRunOn ? 'normal' : 'pre-wrap');
}

/** The largest type size at which a copy of the sheet, set as it is printed, is no longer than one A4 page. */
function measure(sheet: HTMLElement): Print {
  const frame = document.createElement('div');
  frame.setAttribute(MEASURED, '');
  frame.style.cssText = `position: absolute; inset: 0 auto auto 0; width: ${PAPER.width}px; visibility: hidden`;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a clone is of its origin's class
  const copy = frame.appendChild(sheet.cloneNode(true) as HTMLElement);
  document.body.append(frame);
  const largest = (isRunOn: boolean): Print => {
    const fits = (size: number) => {
      apply(copy, { size, isRunOn });
      return copy.offsetHeight <= PAPER.height;
    };
    return { size: SIZES.find(fits) ?? Math.min(...SIZES), isRunOn };
  };
  const asWritten = largest(false);
  const runOn = asWritten.size < SMALL ? largest(true) : asWritten;
  frame.remove();
  return runOn.size > asWritten.size ? runOn : asWritten;
}

/** Sets a sheet so that it is printed on one A4 page: measured whenever the browser is about to print. */
export function usePrintFit(sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const fit = () => sheet.current && apply(sheet.current, measure(sheet.current));
    window.addEventListener('beforeprint', fit);
    return () => window.removeEventListener('beforeprint', fit);
  }, [sheet]);
}
