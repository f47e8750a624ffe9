import { sendingsOf } from './shown-quotation.js';

type Histories = Parameters<typeof sendingsOf>[0];
const answer = (file: string, day: number, state: 'sent' | 'failed') =>
  ({ kind: 'answer', files: [file], at: new Date(Date.UTC(2026, 0, day)), letter: { state } }) as unknown as never;

describe('when a quotation was sent', () => {
  it('is when it first went out, in whichever of the requests', () => {
    const histories: Histories = [
      { history: [answer('R1.pdf', 3, 'sent'), answer('R1.pdf', 2, 'sent')] },
      { history: [answer('R2.pdf', 4, 'sent')] },
    ];
    expect([...sendingsOf(histories)]).toEqual(
      expect.arrayContaining([
        ['R1.pdf', '2026-01-02T00:00:00.000Z'],
        ['R2.pdf', '2026-01-04T00:00:00.000Z'],
      ]),
    );
  });

  it('is not when its letter was refused', () => {
    expect(sendingsOf([{ history: [answer('R1.pdf', 2, 'failed')] }]).size).toBe(0);
  });
});
