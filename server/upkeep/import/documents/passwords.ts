/** A password that this site has hashed comes in as it is. */
export const isHash = (password: string): boolean =>
  /^\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+\$[\w+/]+\$[\w+/]+$/.test(password);
