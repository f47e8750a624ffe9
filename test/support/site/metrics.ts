import { ask } from './http.js';

export const METRICS_TOKEN = 'what-prometheus-sends';

/** Reads the measurements: each series, as it is written, with its value. Fails where a line is none. */
export async function measured({ url }: { url: string }): Promise<Map<string, number>> {
  const { status, body } = await ask<string>(`${url}/metrics`, { token: METRICS_TOKEN });
  expect(status).toBe(200);
  const lines = body.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, series = '', value] = /^([a-z]\w*(?:\{(?:[a-z_]+="[^"\\]*",?)*\})?) (\S+)$/.exec(line) ?? [];
      if (value === undefined) throw new Error(`This is no measurement: ${line}`);
      return [series, Number(value)];
    }),
  );
}
