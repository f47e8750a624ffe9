/** Until when somebody is signed in here; scripts cannot see the cookie of the session. */
const KEY = 'editor-until';

/** True if somebody has signed in with this browser and the session may still last. */
export function isEditorHere(): boolean {
  try {
    return Date.parse(localStorage.getItem(KEY) ?? '') > Date.now();
  } catch {
    return false;
  }
}

/** Notes until when somebody is signed in; undefined forgets it. It opens nothing: the server asks for the session. */
export function markEditor(until: string | undefined): void {
  try {
    if (until) localStorage.setItem(KEY, until);
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the button is not offered.
  }
}
