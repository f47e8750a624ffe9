import { mongo } from 'mongoose';

import type { EmbeddedMongodb } from './embedded-mongodb.js';

const DAY = 24 * 60 * 60 * 1000;
/** Erased data is gone from the files after 30 days at the latest: from this age on they are renewed at night … */
const RENEWED_AT_NIGHT = 25 * DAY;
/** … and from this age on at any time. */
const RENEWED_AT_ONCE = 29 * DAY;
/** When hardly anybody visits, by the machine's clock. */
const isNight = (now: Date) => now.getHours() >= 2 && now.getHours() < 5;
const HOUR = 60 * 60 * 1000;

/** Notes what was erased: see `personal-data/erasure.service.ts`. */
const ERASED = 'erased-quotes';

type Say = (line: string) => void;

/** Hourly: renews files that hold erased data and are old enough, and keeps the log small. Returns the way to stop. */
export async function keepRenewed(mongodb: EmbeddedMongodb, name: string, say: Say): Promise<() => void> {
  const look = async (isStart: boolean) => {
    await mongodb.rotateLog();
    const since = await mongodb.inUseSince();
    if (!isDue(since, new Date(), isStart) || !(await hasErased(mongodb.uri(name), since))) return;
    say('Copying the database into new files, so that nothing erased is left in the old ones…');
    await mongodb.renew();
    say('The database has new files.');
  };
  const lookSafely = (isStart: boolean) =>
    look(isStart).catch((error: Error) => say(`The database goes on in its old files for now: ${error.message}`));
  await lookSafely(true);
  const hourly = setInterval(() => void lookSafely(false), HOUR).unref();
  return () => clearInterval(hourly);
}

/** At a start nobody waits yet, which is as good as the night. */
export function isDue(since: Date, now: Date, isStart: boolean): boolean {
  const age = now.getTime() - since.getTime();
  return age >= RENEWED_AT_ONCE || (age >= RENEWED_AT_NIGHT && (isStart || isNight(now)));
}

async function hasErased(uri: string, since: Date): Promise<boolean> {
  const client = await mongo.MongoClient.connect(uri);
  try {
    return (
      (await client
        .db()
        .collection(ERASED)
        .findOne({ erasedAt: { $gte: since } })) !== null
    );
  } finally {
    await client.close();
  }
}
