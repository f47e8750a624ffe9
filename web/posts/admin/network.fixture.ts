export type Answer = { status: number; body: object };
export type Sent = { method: string; url: string; form: FormData };

type Network = { send: (sent: Sent) => void; next: () => Answer | undefined; stored: () => object | undefined };

/** The browser's network as far as the form of a post needs it: uploads are answered at once, reads by what is stored. */
export function installNetwork({ send, next, stored }: Network): void {
  class FakeUpload extends EventTarget {
    upload = new EventTarget();
    status = 0;
    responseText = '';
    getResponseHeader = () => null;
    private request = { method: '', url: '' };
    open(method: string, url: string) {
      this.request = { method, url };
    }
    send(form: FormData) {
      send({ ...this.request, form });
      const { status, body } = next() ?? { status: 500, body: { code: 'internal_error' } };
      Object.assign(this, { status, responseText: JSON.stringify(body) });
      queueMicrotask(() => this.dispatchEvent(new Event('load')));
    }
  }
  class FakeRequest {
    clone() {
      return this;
    }
  }
  const response = () => ({
    status: 200,
    ok: true,
    headers: new Headers(),
    text: async () => JSON.stringify(stored()),
  });
  const fakeFetch = async () => ({ ...response(), clone: response });
  Object.assign(globalThis, { XMLHttpRequest: FakeUpload, Request: FakeRequest, fetch: fakeFetch });
}
