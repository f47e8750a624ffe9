import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'; // for words that visitors and staff typed

import { pages } from '@/content/pages';
import { settingsTexts } from '@/features/admin/admin.text';
import { AdminGate } from '@/features/admin/AdminGate';
import { AdminTabs } from '@/features/admin/AdminTabs';
import { SettingsPanel } from '@/features/admin/SettingsPanel';
import { inboxTexts } from '@/features/quotes/quoteInbox.text';
import { QuoteInbox } from '@/features/quotes/QuoteInbox';
import { INBOX_TAB } from '@/features/quotes/quoteInboxFilter';

/** The administrators' page: quote requests and settings behind the login. */
export function ManagePage() {
  return (
    <AdminGate title={pages.manage.heading}>
      {(notify) => (
        <AdminTabs
          tabs={[
            { id: INBOX_TAB, label: inboxTexts.tab, panel: <QuoteInbox notify={notify} /> },
            { id: 'settings', label: settingsTexts.tab, panel: <SettingsPanel notify={notify} /> },
          ]}
        />
      )}
    </AdminGate>
  );
}
