/** Hours that Korean time is before UTC. */
const KOREA = 9;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Names of days and of zones say again what the rest says. */
const NEEDLESS =
  /\((?:[일월화수목금토]|[^()]*(?:시|time))\)|[일월화수목금토]요일|\b(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*\b[.,]?|\bat\b/g;
/** `3 May 2024` and `May 3, 2024`. */
const DAY_FIRST = /^(\d{1,2}) ([a-z]{3,9})/;
const NAMED = /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})/;

/** The year comes first: nobody knows which of the two in `3/5/2024` is the month. */
const DAY = /^(\d{4}) ?[-./년] ?(\d{1,2}) ?[-./월] ?(\d{1,2})(?: ?[.일])?/;
const TIME =
  /^(?: ?[t,] ?| |(?=오))(오전|오후|am|pm)? ?(\d{1,2}) ?[:시] ?(\d{1,2}) ?(?:[:분] ?(?:(\d{1,2})(?:[.,](\d{1,9}))? ?초?)?)? ?(am|pm)?/;
const ZONE = /^ ?(z|utc|gmt|kst)? ?(?:([+-])(\d{1,2}):?(\d\d)?)?$/;

/** A moment as people, consoles and programs write it, in Korean time where no zone is named; null for what is none. */
export function momentInText(text: string): Date | null {
  const clean = text.normalize('NFKC').toLowerCase().replace(NEEDLESS, ' ').replaceAll(/\s+/g, ' ').trim();
  const iso = clean
    .replace(DAY_FIRST, '$2 $1')
    .replace(NAMED, (_, month: string, day: string, year: string) => `${year}-${months.indexOf(month) + 1}-${day}`);
  const [written = '', ...date] = DAY.exec(iso) ?? [];
  const [year = 0, month = 0, day = 0] = date.map(Number);
  const midnight = new Date(Date.UTC(year, month - 1, day));
  if (!written || midnight.getUTCMonth() !== month - 1 || midnight.getUTCDate() !== day) return null;
  const rest = iso.slice(written.length);
  return rest.trim() === '' ? midnight : atTime(midnight.getTime(), rest);
}

function atTime(midnight: number, rest: string): Date | null {
  const [written = '', before, given = '', minute = '', second = '0', fraction = '', after] = TIME.exec(rest) ?? [];
  const zone = ZONE.exec(rest.slice(written.length));
  const half = before ?? after;
  const isAfternoon = half === '오후' || half === 'pm';
  const hour = half ? (Number(given) % 12) + (isAfternoon ? 12 : 0) : Number(given);
  if (!written || !zone || Number(given) > (half ? 12 : 23) || Number(minute) > 59 || Number(second) > 59) return null;
  const [, name, sign, hours = '0', minutes = '0'] = zone;
  const korea = name === undefined || name === 'kst' ? KOREA * 60 : 0;
  const offset = sign ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) : korea;
  const seconds = (hour * 60 + Number(minute) - offset) * 60 + Number(second);
  return new Date(midnight + seconds * 1000 + Number(fraction.padEnd(3, '0').slice(0, 3)));
}
