const ARRIVALS = 'quote-arrivals';

/** For a tab without storage. */
let remembered: readonly string[] = [];

function read(): readonly string[] {
  try {
    return (sessionStorage.getItem(ARRIVALS) ?? '').split('\n');
  } catch {
    return remembered;
  }
}

/**
 * Whether the form is reached at this place of the tab's history for the first time, and notes it. A reload and the
 * way back are no new arrivals: what the visitor has since changed in the form stays changed.
 */
export function isNewArrival(place: string): boolean {
  const places = read();
  if (places.includes(place)) return false;
  remembered = [...places, place].slice(-50);
  try {
    sessionStorage.setItem(ARRIVALS, remembered.join('\n'));
  } catch {
    // `remembered` serves as long as the page is open.
  }
  return true;
}
