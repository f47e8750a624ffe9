import { EDITOR_UNTIL } from '@/lib/storageKeys';

/** True if somebody has signed in with this browser and the session may still last. */
export function isEditorHere(): boolean {
  try {
    return Date.parse(localStorage.getItem(EDITOR_UNTIL) ?? '') > Date.now();
  } catch {
    return false;
  }
}

/** Notes until when somebody is signed in, since scripts cannot see the session's cookie; undefined forgets it. It opens nothing: the server asks for the session. */
export function markEditor(until: string | undefined): void {
  try {
    if (until) localStorage.setItem(EDITOR_UNTIL, until);
    else localStorage.removeItem(EDITOR_UNTIL);
  } catch {
    // Without storage the button is not offered.
  }
}
