/** WebDriver's input actions, which BiDi has in the same shape. */
export type Actions = { type: 'key' | 'pointer'; id: string; actions: object[] }[];

/** The little that both engines are asked for. */
export type Driver = {
  goto: (url: string) => Promise<void>;
  /** Runs a function body in the page and returns what it returns, as JSON. */
  run: (body: string, args: readonly unknown[]) => Promise<unknown>;
  perform: (actions: Actions) => Promise<void>;
  /** Gives this file to the file field. */
  pick: (selector: string, path: string) => Promise<void>;
  /** Makes the page this many CSS pixels large. */
  resize: (width: number, height: number) => Promise<void>;
  /** Complaints of the page's scripts so far. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** Waits until this returns something; fails after a while with what was waited for. */
export async function until<T>(wanted: string, read: () => Promise<T | undefined | null | false>): Promise<T> {
  const end = Date.now() + 30_000;
  let problem: unknown;
  while (Date.now() < end) {
    try {
      const value = await read();
      if (value) return value;
    } catch (error) {
      problem = error; // a page that is just going, for instance
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Waited in vain for ${wanted}`, { cause: problem });
}
