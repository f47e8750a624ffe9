import { parsePath } from 'react-router-dom';
import type { Location } from 'react-router-dom';

/** Link state of a post that opens in a popup: the address is the post's own, below stays the page named here. */
export type PopupState = {
  /** Address of the page below. */
  over: string;
  /** The post's id. */
  post: string;
  /** Closing the popup then goes back. */
  isFromList?: boolean;
};

/** The place that the site shows: below a popup it is that of the page, which keeps the popup's state. */
export function shownPlace(location: Location): Location {
  const { over }: Partial<PopupState> = location.state ?? {}; // links carry it or nothing
  return over === undefined ? location : { ...location, search: '', hash: '', ...parsePath(over) };
}

/** A page that was loaded is a page: the browser remembers the state of a popup through a reload. */
export function forgetPopup(): void {
  const { usr, ...rest }: { usr?: Partial<PopupState> } = history.state ?? {}; // the router's own
  if (usr?.over !== undefined) history.replaceState(rest, '');
}
