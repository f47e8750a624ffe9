/** Collections have this before their names until everything is restored and proved; nobody else uses such names. */
export const STAGED = 'restoring.';
