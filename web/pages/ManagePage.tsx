import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'; // for words that visitors and staff typed

import { lazy } from 'react';

import type { Role } from '@shared/admin/accounts.types';
import { roles } from '@shared/admin/accounts.types';

import { useMay, usePerson } from '@/admin/session';
import { pages } from '@/navigation/pages';
import { settingsTexts } from '@/admin/desk/admin.text';
import { ACCOUNT_TAB } from '@/admin/desk/AdminDesk';
import { AdminGate } from '@/admin/desk/AdminGate';
import { AdminTabs } from '@/admin/desk/AdminTabs';
import { SETTINGS_TAB, SettingsPanel } from '@/admin/desk/SettingsPanel';
import { auditTexts } from '@/admin/log/audit.text';
import { AUDIT_TAB } from '@/admin/log/auditFilter';
import { AuditLog } from '@/admin/log/AuditLog';
import { BoardAdmin } from '@/posts/admin/BoardAdmin';
import { boardTabs } from '@/posts/admin/address';
import { PAGES_TAB } from '@/content/admin/address';
import { contentTexts } from '@/content/admin/content.text';
import { ContentAdmin } from '@/content/admin/ContentAdmin';
import { useEditorMark } from '@/content/admin/useEditorMark';
import { accountTexts } from '@/admin/people/account.text';
import { MyAccountPanel } from '@/admin/people/MyAccountPanel';
import { PEOPLE_TAB, staffTexts } from '@/admin/people/people.text';
import { PeoplePanel } from '@/admin/people/PeoplePanel';
import { peopleTexts } from '@/requests/persons/people.text';
import { PersonalData } from '@/requests/persons/PersonalData';
import { figuresTexts } from '@/requests/figures/figures.text';
import { FIGURES_TAB, FiguresPanel } from '@/requests/figures/FiguresPanel';
import { LateTitle } from '@/requests/inbox/handling/LateTitle';
import { inboxTexts } from '@/requests/inbox/inbox.text';
import { QuoteInbox } from '@/requests/inbox/QuoteInbox';
import { INBOX_TAB } from '@/requests/inbox/address';
import { Samples } from '@/posts/samples/Samples';
import type { Localized } from '@/lib/locale';
import { pageAt } from '@/lib/paths';

const PostPreview = lazy(async () => ({
  default: (await import('@/posts/board/post/Preview')).PostPreview,
}));

const person = { link: peopleTexts.open, Panel: PersonalData };

/** Name of a page, by its path below the language; the path itself if the page no longer exists. */
function nameOfPage(path: string): Localized {
  const page = pageAt(path);
  return page ? pages[page].heading : { ko: path, en: path };
}

/** For the thumbnails of the pictures that come with the site. */
const loadBuiltPictures = () => import('@/navigation/pictures');

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
