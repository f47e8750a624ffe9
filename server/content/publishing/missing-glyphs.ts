/** A part of the whole font: its rule without the end, and the characters in it, from the first to the last of a run. */
type Part = { rule: string; runs: readonly (readonly [first: number, last: number])[] };

/** The characters that the site's own font has, and the parts of the whole one. */
export type Letters = { characters: string; parts: readonly Part[] };

/** Makes the rules by which a page gets letters that the site's own font lacks, and nothing else; blank where it lacks none. */
export function rulesForLetters({ characters, parts }: Letters): (page: string) => string {
  const own = new Set(characters);
  return (page) => {
    const words = page.slice(page.indexOf('<body')).replaceAll(/<(script|style|svg)\b[\s\S]*?<\/\1>|<[^>]*>/g, '');
    // Nobody sees the letter of a blank.
    const letters = new Set(words.replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, ''));
    const lacking = [...letters].filter((letter) => !own.has(letter));
    const points = lacking.map((letter) => letter.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
    return parts
      .map(({ rule, runs }) => {
        const found = points.filter((point) => runs.some(([first, last]) => point >= first && point <= last));
        const range = found.map((point) => `U+${point.toString(16)}`).join(',');
        return range && `${rule};unicode-range:${range}}`;
      })
      .join('');
  };
}
