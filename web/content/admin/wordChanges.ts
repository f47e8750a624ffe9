/** A piece of two texts, compared: in both, in the first only, or in the second only. */
export type Piece = { words: string; in: 'both' | 'before' | 'after' };

/** Longer texts are shown as replaced altogether: words. */
const MOST = 1500;

const wordsOf = (text: string) => text.match(/\s+|\S+/g) ?? [];

/** Two texts word by word. */
export function wordChanges(before: string, after: string): Piece[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (old.length > MOST || now.length > MOST) return merged([piece(before, 'before'), piece(after, 'after')]);
  const common = commonLengths(old, now);
  const pieces: Piece[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [mine, theirs] = [old[i], now[j]];
    if (mine !== undefined && mine === theirs) {
      pieces.push(piece(mine, 'both'));
      i += 1;
      j += 1;
    } else if (
      mine !== undefined &&
      (theirs === undefined || lengthAt(common, i + 1, j) >= lengthAt(common, i, j + 1))
    ) {
      pieces.push(piece(mine, 'before'));
      i += 1;
    } else {
      pieces.push(piece(theirs ?? '', 'after'));
      j += 1;
    }
  }
  return joined(pieces);
}

const piece = (words: string, where: Piece['in']): Piece => ({ words, in: where });

const lengthAt = (lengths: readonly Uint16Array[], i: number, j: number) => lengths[i]?.[j] ?? 0;

/** Number of words both have in common from a place of each on. */
function commonLengths(old: readonly string[], now: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const [without, either] = [lengthAt(lengths, i + 1, j), lengthAt(lengths, i, j + 1)];
      const length = old[i] === now[j] ? lengthAt(lengths, i + 1, j + 1) + 1 : Math.max(without, either);
      lengths[i]?.fill(length, j, j + 1);
    }
  }
  return lengths;
}

/** Joins each run of changes into one removed and one added piece; a blank between two changes is part of them. */
function joined(pieces: readonly Piece[]): Piece[] {
  const done: Piece[] = [];
  let [before, after, blank] = ['', '', ''];
  const end = () => {
    done.push(piece(before, 'before'), piece(after, 'after'), piece(blank, 'both'));
    [before, after, blank] = ['', '', ''];
  };
  for (const { words, in: where } of pieces) {
    if (where === 'both' && words.trim() === '' && (before || after)) {
      blank += words;
    } else if (where === 'both') {
      end();
      done.push(piece(words, 'both'));
    } else {
      before += blank + (where === 'before' ? words : '');
      after += blank + (where === 'after' ? words : '');
      blank = '';
    }
  }
  end();
  return merged(done);
}

/** Neighbours of one kind as one. */
function merged(pieces: readonly Piece[]): Piece[] {
  const done: Piece[] = [];
  for (const next of pieces.filter(({ words }) => words)) {
    const last = done.at(-1);
    if (last?.in === next.in) last.words += next.words;
    else done.push({ ...next });
  }
  return done;
}
