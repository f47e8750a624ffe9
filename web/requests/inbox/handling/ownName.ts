const KEY = 'quote-responsible';

/** The name under which somebody last took a request in this browser; empty where nobody did. */
export function ownName(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Without storage the next one types it again. */
export function keepOwnName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Nothing is lost.
  }
}
