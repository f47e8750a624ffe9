import { lineToShow, markWords } from './markWords';

const marked = (text: string, words: string[]) =>
  markWords(text, words)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

describe('markWords', () => {
  it('marks each word once, as it is written in the text', () => {
    expect(marked('Welded Plate heat exchanger', ['exch', 'plate'])).toBe('Welded [Plate] heat [exch]anger');
    expect(marked('밀폐형 팽창 탱크', ['팽창탱크'])).toBe('밀폐형 [팽창 탱크]');
  });

  it('joins words that overlap', () => {
    expect(marked('열교환기', ['열교환', '교환기'])).toBe('[열교환][기]');
    expect(marked('열교환기', ['열교환기', '교환'])).toBe('[열교환기]');
  });

  it('leaves a text without the words as it is', () => {
    expect(marked('Ball tank', ['coil'])).toBe('Ball tank');
    expect(marked('', ['coil'])).toBe('');
  });
});

describe('lineToShow', () => {
  const long = `${'Corrugated plates stir the flow and so '.repeat(3)}keep fouling low.`;

  it('is the first line with a word in it, the first of all without one', () => {
    expect(lineToShow(['summary', 'Refrigeration', 'District heating'], ['heat'])).toBe('District heating');
    expect(lineToShow(['summary', 'Refrigeration'], ['boiler'])).toBe('summary');
    expect(lineToShow([], ['boiler'])).toBeUndefined();
  });

  it('begins shortly before a word that stands far back', () => {
    expect(lineToShow([long], ['fouling'])).toMatch(/^… .{0,30}fouling low\.$/);
    expect(lineToShow([long], ['stir'])).toBe(long);
  });
});
