import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { StoredValue } from '@shared/content/fields/fields.types';
import { keysOf } from '@shared/words/records';

import { Hint } from '@/admin/file/FileField';
import { showPage } from '@/admin/framedPage';
import { useLanguage, useText } from '@/lib/locale';
import type { Language, Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { elementOf, pathAt } from './markedFields';
import { pointAt } from './pointAt';
import { deviceTexts, previewTexts } from './preview.text';
import type { Device } from './preview.text';

/** Width of the screen that is shown: px. */
const widths: Record<Device, number> = { phone: 390, desktop: 1280 };
/** The page is asked for after a pause of this length: ms. */
const TYPING_PAUSE = 500;

const Panel = styled('section')({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: '0.5rem',
  height: '100%',
});
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', '& button': { minHeight: 36 } });
const Screen = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${tokens.colour.line}`,
  borderRadius: tokens.radius.small,
  background: tokens.colour.white,
});
const Frame = styled('iframe')({ display: 'block', border: 0, marginInline: 'auto', transformOrigin: '0 0' });

/** Asks for the page with this content; `then` hears its HTML, or undefined when that fails. Returns what gives it up. */
export type LoadPreview = (
  input: { value: StoredValue; language: Language },
  then: (html: string | undefined) => void,
) => () => void;

type PreviewProps = {
  /** Name of the document. */
  name: string;
  value: StoredValue;
  languages: Readonly<Record<Language, Localized>>;
  /** Path of the field that is typed in. */
  focused: string | undefined;
  /** Hears which field was clicked: of this document, or of another one that the page shows, too. */
  onPick: (place: { document: string; path: string; language: Language }) => void;
  load: LoadPreview;
};

/** The page as visitors will see it, beside what is typed: each leads to the other. */
export function Preview({ name, value, languages, focused, onPick, load }: PreviewProps) {
  const text = useText();
  const own = useLanguage();
  const [language, setLanguage] = useState(own);
  const [device, setDevice] = useState<Device>('phone');
  const frame = useRef<HTMLIFrameElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  /** The page in the frame: another object whenever it was refreshed. */
  const [shown, setShown] = useState<{ page: Document }>();
  const [hasFailed, setHasFailed] = useState(false);

  const ask = useEffectEvent(load);
  const hasAsked = useRef(false);
  useEffect(() => {
    let giveUp = () => {};
    const show = (html: string | undefined) => {
      setHasFailed(html === undefined);
      if (html !== undefined && frame.current) giveUp = showPage(frame.current, html, (page) => setShown({ page }));
    };
    const begin = () => {
      giveUp = ask({ value, language }, show);
    };
    const timer = setTimeout(begin, hasAsked.current ? TYPING_PAUSE : 0);
    hasAsked.current = true;
    return () => {
      clearTimeout(timer);
      giveUp();
    };
  }, [value, language]);

  useEffect(() => {
    if (!screen.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    observer.observe(screen.current);
    return () => observer.disconnect();
  }, []);

  const find = useEffectEvent((page: Document, path: string) => elementOf(page, `${name}.${path}`));
  useEffect(() => {
    const found = shown && focused !== undefined && find(shown.page, focused);
    return found ? pointAt(found, tokens.colour.hotBright) : undefined;
  }, [focused, shown]);

  const pick = useEffectEvent((page: Document, event: MouseEvent) => {
    const [document, ...path] = pathAt(page, event)?.split('.') ?? [];
    if (document !== undefined) onPick({ document, path: path.join('.'), language });
  });
  useEffect(() => {
    if (!shown) return;
    const { page } = shown;
    const onClick = (event: MouseEvent) => {
      event.preventDefault();
      pick(page, event);
    };
    page.addEventListener('click', onClick, true);
    return () => page.removeEventListener('click', onClick, true);
  }, [shown]);

  const scale = Math.min(1, size.width / widths[device]) || 1;
  return (
    <Panel aria-label={text(previewTexts.title)}>
      <div>
        <Ways>
          <Choice label={previewTexts.width} names={deviceTexts} value={device} onChoose={setDevice} />
          <Choice label={previewTexts.language} names={languages} value={language} onChoose={setLanguage} />
        </Ways>
        <Hint role="status">{text(shown || hasFailed ? previewTexts.lead : previewTexts.loading)}</Hint>
        {hasFailed && <Alert severity="warning">{text(previewTexts.failed)}</Alert>}
      </div>
      <Screen ref={screen}>
        <Frame
          ref={frame}
          title={text(previewTexts.title)}
          style={{
            width: widths[device],
            height: size.height / scale,
            transform: scale < 1 ? `scale(${scale})` : undefined,
          }}
        />
      </Screen>
    </Panel>
  );
}

type ChoiceProps<Name extends string> = {
  label: Localized;
  names: Readonly<Record<Name, Localized>>;
  value: Name;
  onChoose: (name: Name) => void;
};

function Choice<Name extends string>({ label, names, value, onChoose }: ChoiceProps<Name>) {
  const text = useText();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={value}
      aria-label={text(label)}
      onChange={(_event, chosen: Name | null) => chosen && onChoose(chosen)}
    >
      {keysOf(names).map((name) => (
        <ToggleButton key={name} value={name}>
          {text(names[name])}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
