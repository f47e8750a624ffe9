type Call = { method: string; url: string; body: unknown };
type Answer = { status?: number; body?: unknown };

/** The network of a component test: every request is kept, and answered by `answer`, which may take its time. */
export function installNetwork(answer: (call: Call) => Answer | Promise<Answer>): Call[] {
  const calls: Call[] = [];
  class FakeRequest {
    readonly headers = new Headers();
    readonly call: Call;
    constructor(url: string, { method = 'GET', body }: { method?: string; body?: string } = {}) {
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
  const fakeFetch = async ({ call }: FakeRequest) => {
    calls.push(call);
    const { status = 200, body = {} } = await answer(call);
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
