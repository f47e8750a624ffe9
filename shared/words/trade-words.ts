import { searchable } from './searchable.js';

/** Words of the trade that mean the same, in both languages and the spellings in use. */
const table: readonly (readonly string[])[] = [
  ['가스켓', '개스킷', '가스킷', 'gasket'],
  ['도면', '외형도', '배치도', 'drawing', 'dwg'],
  ['카탈로그', '카달로그', '카타로그', '브로슈어', 'catalog', 'catalogue', 'brochure'],
  ['지침서', '매뉴얼', '메뉴얼', '설명서', 'manual', 'instruction'],
  ['사양서', '시방서', '규격서', 'specification'],
  ['데이터시트', '제원표', 'datasheet', 'data sheet'],
  ['열교환기', 'heat exchanger', 'PHE'],
  ['전열판', '플레이트', 'plate'],
  ['브레이징', '브레이즈드', 'brazed', 'brazing'],
  ['스파이럴', '나선형', 'spiral'],
  ['용접식', '용접형', 'welded'],
  ['가스쿨러', '가스냉각기', 'gas cooler'],
  ['팽창탱크', '팽창수조', 'expansion tank'],
  ['볼탱크', '구형탱크', 'ball tank', 'spherical tank'],
  ['유니트', '유닛', 'unit'],
  ['콤팩트', '컴팩트', 'compact'],
  ['입찰', 'tender', 'bid'],
  ['공고', '공지', 'notice'],
  ['견적', 'quotation', 'quote'],
  ['구매', 'purchase', 'procurement'],
  ['세척', '세정', 'cleaning'],
  ['부품', '예비품', 'spare parts'],
  ['인증서', 'certificate'],
  ['설치', 'installation'],
  ['교체', 'replacement'],
];
const groups = table.map((group) => group.map(searchable));

const isHangul = (word: string) => /[가-힣]/.test(word);

/**
 * The spellings under which a searchable word is looked for, its own first. A Korean word of the trade may be part of a
 * longer one (`개스킷교체`); a Latin one has to be the whole word, because `bid` is in `forbidden`.
 */
export function spellingsOf(word: string): readonly string[] {
  for (const group of groups) {
    const own = group
      .filter((each) => (isHangul(each) ? word.includes(each) : word === each))
      .toSorted((one, other) => other.length - one.length)[0];
    if (own !== undefined)
      return [word, ...group.filter((each) => each !== own).map((each) => word.replace(own, each))];
  }
  return [word];
}

/** Terms of a search: of each of its words one of the spellings has to be found. */
export const termsOf = (words: string): readonly (readonly string[])[] =>
  [...new Set(words.split(/\s+/).map(searchable).filter(Boolean))].map(spellingsOf);

/** The other spellings of the trade's words that a text has, for what is searched by them. */
export function otherSpellingsIn(text: string): string[] {
  const plain = text.normalize('NFC').toLowerCase();
  const has = (word: string) =>
    isHangul(word)
      ? plain.includes(word)
      : ` ${plain.replaceAll(/[^a-z0-9]+/g, ' ')} `.includes(` ${word.toLowerCase()} `);
  return table.filter((group) => group.some(has)).flatMap((group) => group.filter((word) => !has(word)));
}
