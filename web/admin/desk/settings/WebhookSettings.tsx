import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

import { useTestWebhookMutation, useWebhookQuery } from '@/admin/desk/adminApi';
import { LoadFailure } from '@/admin/LoadFailure';
import { errorTexts } from '@/lib/error.text';
import { errorBodyOf } from '@/lib/failure';
import { localTime } from '@/lib/format/localTime';
import { useLanguage, useText } from '@/lib/locale';

import { Explanation, Group } from './settingsStyles';
import { countsText, lastText, receiverText, webhookOutcomeTexts, webhookTexts } from './webhook.text';

/** The receiver of webhooks, what has become of them, and a button to try it. */
export function WebhookSettings() {
  const text = useText();
  const language = useLanguage();
  const { data: state, isError, refetch } = useWebhookQuery(undefined, { refetchOnMountOrArgChange: true });
  const [test, { data: tried, error, isLoading }] = useTestWebhookMutation();
  const failure = error && errorBodyOf(error);
  const words = tried ? webhookOutcomeTexts[tried.outcome] : failure ? errorTexts[failure.code] : webhookTexts.failed;
  return (
    <Group sx={{ marginTop: 3 }}>
      <legend>{text(webhookTexts.title)}</legend>
      {isError && <LoadFailure onRetry={refetch}>{text(webhookTexts.loadFailed)}</LoadFailure>}
      {state?.host === null && <Explanation>{text(webhookTexts.off)}</Explanation>}
      {state?.host && (
        <>
          <Explanation>
            {text(receiverText)(state.host)} {text(countsText)(state)}
          </Explanation>
          {state.last?.sentAt && <Explanation>{text(lastText)(localTime(state.last.sentAt, language))}</Explanation>}
          {state.last?.lastError && (
            <Alert severity="warning" sx={{ marginBottom: 1.5 }}>
              {text(webhookTexts.lastError)} <q lang="en">{state.last.lastError}</q>
            </Alert>
          )}
          <Button variant="contained" loading={isLoading} onClick={() => void test()}>
            {text(webhookTexts.test)}
          </Button>
        </>
      )}
      <div role="status">
        {(tried || error) && !isLoading && (
          <Alert severity={tried?.outcome === 'accepted' ? 'success' : 'error'} role="none" sx={{ marginTop: 1.5 }}>
            {text(words)} {tried?.answer && <q lang="en">{tried.answer}</q>}
          </Alert>
        )}
      </div>
    </Group>
  );
}
