import { styled } from '@mui/material/styles';

import type { RequestEvent } from '@shared/requests/handling.types';

import { localTime } from '@/lib/format/localTime';
import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { eventTexts } from './handling.text';

const Soft = styled('span')({ fontSize: tokens.size.small, color: tokens.colour.inkSoft });

type EventLineProps = {
  event: RequestEvent;
  /** Its value in words. */
  value: string;
};

/** Something that was done with a request, by whom and when. */
export function EventLine({ event, value }: EventLineProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <Soft>
      {text(eventTexts[event.what])(value)}
      {event.by && ` · ${event.by}`}
      <time dateTime={event.at}>{localTime(event.at, language)}</time>
    </Soft>
  );
}
