type Call = { method: string; url: string; body: unknown };
type Answer = { status?: number; body?: unknown };

type Sent = { method?: string; body?: string; signal?: AbortSignal };

/** The network of a test: every request is kept, and answered by `answer`, which may take its time until it is given up. */
export function installNetwork(answer: (call: Call) => Answer | Promise<Answer>): Call[] {
  const calls: Call[] = [];
  class FakeRequest {
    readonly headers = new Headers();
    readonly call: Call;
    readonly signal?: AbortSignal;
    constructor(url: string, { method = 'GET', body, signal }: Sent = {}) {
      this.signal = signal;
      this.call = {
        method,
        url: url.replace('/api/admin/', ''),
        body: body === undefined ? undefined : JSON.parse(body),
      };
    }
    clone() {
      return this;
    }
  }
  const fakeFetch = async ({ call, signal }: FakeRequest) => {
    calls.push(call);
    const givenUp = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('given up')));
    });
    const { status = 200, body = {} } = await Promise.race([answer(call), givenUp]);
    const response = () => ({
      status,
      ok: status < 300,
      headers: new Headers(),
      text: async () => JSON.stringify(body),
    });
    return { ...response(), clone: response };
  };
  Object.assign(globalThis, { Request: FakeRequest, fetch: fakeFetch });
  return calls;
}
