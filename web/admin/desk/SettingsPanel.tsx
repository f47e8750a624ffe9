import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import type { KoCertificateSource, SiteSettings, TitleStyle } from '@shared/admin/admin.types';

import { LoadFailure } from '@/admin/LoadFailure';
import { useNotify } from '@/admin/notices';
import { useLanguage, useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { pathTo } from '@/lib/paths';

import { AccountsSetting } from './AccountsSetting';
import { settingsTexts } from './admin.text';
import { useSaveSettingsMutation, useSettingsQuery } from './adminApi';
import { Holidays } from './settings/Holidays';
import { weekTexts } from './settings/holidays.text';
import { MailSettings } from './MailSettings';
import { PageSpeedNote } from './PageSpeedNote';
import { SettingChoice } from './settings/SettingChoice';
import { Explanation, Group } from './settings/settingsStyles';
import { WebhookSettings } from './settings/WebhookSettings';

/** In the address of the manage page. */
export const SETTINGS_TAB = 'settings';

const sourceTexts: Record<KoCertificateSource, Localized> = {
  'built-in': settingsTexts.builtIn,
  stored: settingsTexts.stored,
};

const titleTexts: Record<TitleStyle, Localized> = {
  letters: settingsTexts.titlesOfLetters,
  typed: settingsTexts.titlesAsTyped,
};

/** Switches for administrators; stores each change at once and takes it back on screen when that fails. */
export function SettingsPanel() {
  const text = useText();
  const notify = useNotify();
  const language = useLanguage();
  const { data: settings, isError, refetch } = useSettingsQuery();
  const [save, { isError: hasFailed }] = useSaveSettingsMutation();

  const change = async (changed: Partial<SiteSettings>) => {
    if (!settings) return;
    const { error } = await save({ ...settings, ...changed });
    if (!error) notify(settingsTexts.saved);
  };

  return (
    <Paper variant="outlined" sx={{ padding: { xs: 2.5, sm: 4 } }}>
      <Typography variant="h3" component="h2">
        {text(settingsTexts.title)}
      </Typography>
      <Explanation>{text(settingsTexts.lead)}</Explanation>
      {hasFailed && (
        <Alert severity="error" sx={{ marginBottom: 2 }}>
          {text(settingsTexts.saveFailed)}
        </Alert>
      )}
      {settings ? (
        <>
          <SettingChoice
            name="koCertificates"
            legend={settingsTexts.certificates}
            lead={settingsTexts.certificatesLead}
            options={sourceTexts}
            value={settings.koCertificates}
            onChange={(koCertificates) => void change({ koCertificates })}
          >
            <Button
              component={Link}
              to={pathTo(language, 'certificationManagement')}
              size="small"
              sx={{ marginTop: 1, marginLeft: -1.75 }}
            >
              {text(settingsTexts.toCertificates)}
            </Button>
          </SettingChoice>
          <SettingChoice
            name="postTitles"
            legend={settingsTexts.titles}
            lead={settingsTexts.titlesLead}
            options={titleTexts}
            value={settings.postTitles}
            onChange={(postTitles) => void change({ postTitles })}
          />
          <Group>
            <legend>{text(settingsTexts.confirmation)}</legend>
            <Explanation>{text(settingsTexts.confirmationLead)}</Explanation>
            <FormControlLabel
              control={
                <Switch
                  name="quoteConfirmation"
                  checked={settings.quoteConfirmation}
                  onChange={(_event, isOn) => void change({ quoteConfirmation: isOn })}
                />
              }
              label={text(settingsTexts.confirmationSwitch)}
            />
          </Group>
          <Group>
            <legend>{text(weekTexts.title)}</legend>
            <Explanation>{text(weekTexts.lead)}</Explanation>
            <FormControlLabel
              control={
                <Switch
                  name="weeklyLetter"
                  checked={settings.weeklyLetter}
                  onChange={(_event, isOn) => void change({ weeklyLetter: isOn })}
                />
              }
              label={text(weekTexts.isOn)}
            />
          </Group>
          <Holidays />
        </>
      ) : isError ? (
        <LoadFailure onRetry={refetch}>{text(settingsTexts.loadFailed)}</LoadFailure>
      ) : (
        <output aria-label={text(settingsTexts.loading)}>
          <Skeleton height={48} width="40%" />
          <Skeleton height={48} />
          <Skeleton height={48} />
        </output>
      )}
      <AccountsSetting />
      <PageSpeedNote />
      <WebhookSettings />
      <MailSettings />
    </Paper>
  );
}
