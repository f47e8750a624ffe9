import { words } from '@shared/words/words';

/** Words of the place where files are dropped. */
export const zoneTexts = words({ dropNow: { ko: '여기에 놓으세요', en: 'Drop it here' } });
