import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'; // for words that visitors and staff typed

import { lazy } from 'react';

import type { Role } from '@server/accounts/accounts.types';
import { roles } from '@server/accounts/accounts.types';

import { useMay, usePerson } from '@/admin/session';
import { pages } from '@/content/pages';
import { settingsTexts } from '@/features/admin/admin.text';
import { ACCOUNT_TAB } from '@/features/admin/AdminDesk';
import { AdminGate } from '@/features/admin/AdminGate';
import { AdminTabs } from '@/features/admin/AdminTabs';
import { SETTINGS_TAB, SettingsPanel } from '@/features/admin/SettingsPanel';
import { auditTexts } from '@/features/audit/audit.text';
import { AUDIT_TAB } from '@/features/audit/auditFilter';
import { AuditLog } from '@/features/audit/AuditLog';
import { BoardAdmin } from '@/features/board-admin/BoardAdmin';
import { boardTabs } from '@/features/board-admin/address';
import { PAGES_TAB } from '@/features/content-admin/address';
import { contentTexts } from '@/features/content-admin/content.text';
import { ContentAdmin } from '@/features/content-admin/ContentAdmin';
import { useEditorMark } from '@/features/content-admin/useEditorMark';
import { accountTexts } from '@/features/people/account.text';
import { MyAccountPanel } from '@/features/people/MyAccountPanel';
import { PEOPLE_TAB, staffTexts } from '@/features/people/people.text';
import { PeoplePanel } from '@/features/people/PeoplePanel';
import { peopleTexts } from '@/features/personal-data/people.text';
import { PersonalData } from '@/features/personal-data/PersonalData';
import { figuresTexts } from '@/features/figures/figures.text';
import { FIGURES_TAB, FiguresPanel } from '@/features/figures/FiguresPanel';
import { LateTitle } from '@/features/quote-inbox/handling/LateTitle';
import { inboxTexts } from '@/features/quote-inbox/inbox.text';
import { QuoteInbox } from '@/features/quote-inbox/QuoteInbox';
import { INBOX_TAB } from '@/features/quote-inbox/address';
import { Samples } from '@/features/samples/Samples';
import type { Localized } from '@/lib/locale';
import { pageAt } from '@/lib/paths';

const PostPreview = lazy(async () => ({
  default: (await import('@/features/board/post/Preview')).PostPreview,
}));

const person = { link: peopleTexts.open, Panel: PersonalData };

/** Name of a page, by its path below the language; the path itself if the page no longer exists. */
function nameOfPage(path: string): Localized {
  const page = pageAt(path);
  return page ? pages[page].heading : { ko: path, en: path };
}

/** For the thumbnails of the pictures that come with the site. */
const loadBuiltPictures = () => import('@/content/pictures');

const OFFICE: readonly Role[] = ['office'];
const EDITOR: readonly Role[] = ['editor'];
const OWNER: readonly Role[] = [];

/** `allowed`: beside owners. */
const tabs = [
  { id: INBOX_TAB, label: inboxTexts.tab, panel: <QuoteInbox person={person} />, allowed: OFFICE },
  ...boardTabs.map((tab) => ({
    id: tab.id,
    label: tab.label,
    isHidden: tab.isHidden,
    panel: <BoardAdmin tab={tab} Shown={PostPreview} />,
    allowed: roles,
  })),
  {
    id: PAGES_TAB,
    label: contentTexts.tab,
    panel: <ContentAdmin nameOf={nameOfPage} loadBuiltPictures={loadBuiltPictures} />,
    allowed: EDITOR,
  },
  { id: SETTINGS_TAB, label: settingsTexts.tab, panel: <SettingsPanel />, allowed: OWNER },
  { id: AUDIT_TAB, label: auditTexts.tab, panel: <AuditLog />, allowed: OWNER },
  { id: FIGURES_TAB, label: figuresTexts.tab, panel: <FiguresPanel nameOf={nameOfPage} />, allowed: OWNER },
];

/** Tabs that need accounts. */
const accountTabs = [
  { id: PEOPLE_TAB, label: staffTexts.tab, panel: <PeoplePanel />, allowed: OWNER },
  { id: ACCOUNT_TAB, label: accountTexts.tab, panel: <MyAccountPanel />, allowed: roles },
];

/** Tabs that the person's role allows. */
function Areas() {
  const may = useMay();
  const self = usePerson();
  const own = [...tabs, ...(self ? accountTabs : [])].filter(({ allowed }) => may(allowed));
  return <AdminTabs tabs={own} />;
}

/** The administrators' page: quote requests, posts, the content of the pages, settings, the activity log, figures and people behind the login. */
export function ManagePage() {
  useEditorMark();
  const may = useMay();
  const other = {
    page: 'certificationManagement',
    title: pages.certificationManagement.heading,
    allowed: OFFICE,
  } as const;
  return (
    <AdminGate title={pages.manage.heading} other={other} allowed={roles}>
      {may(OFFICE) && <LateTitle />}
      {may(OWNER) ? (
        <Samples>
          <Areas />
        </Samples>
      ) : (
        <Areas />
      )}
    </AdminGate>
  );
}
