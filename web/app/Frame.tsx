import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { postAt } from '@shared/posts/address';

import { PageFade } from '@/components/frame/PageFade';
import { Footer } from '@/components/frame/Footer';
import { Header } from '@/components/frame/Header';
import { QuickMenu } from '@/components/frame/QuickMenu';
import { SkipLink } from '@/components/frame/SkipLink';
import { PageLoading } from '@/components/PageLoading';
import { copyrightOf, footerText, privacyTitle } from '@/navigation/layout';
import { menus } from '@/navigation/navigation';
import { pages } from '@/navigation/pages';
import { EditThisPage } from '@/content/admin/EditThisPage';
import { Search } from '@/search/Search';
import { useContent } from '@/lib/content';
import { pageAt } from '@/lib/paths';

import { ErrorBoundary } from './ErrorBoundary';
import { MovingBar } from './MovingBar';
import { useHeadOfPage } from './useHeadOfPage';
import { useNotedPage } from './useNotedPage';
import { usePreloading } from './usePreloading';
import { useScrollOnNavigation } from './scrolling/useScrollOnNavigation';

const Column = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100vh' });
const Main = styled('main')({ flex: 1 });

/** Header, main part and footer around every page. */
export function Frame({ children }: { children: ReactNode }) {
  const location = useLocation();
  const { pathname } = location;
  const page = pageAt(pathname);
  const post = postAt(location);
  const isForVisitors = !(page && pages[page].isPrivate);
  const company = useContent('company');
  useScrollOnNavigation();
  useHeadOfPage();
  useNotedPage();
  usePreloading();
  return (
    <Column>
      <SkipLink />
      <MovingBar />
      <Header wordmark={company.wordmark} menus={menus} search={<Search />} />
      {isForVisitors && <EditThisPage />}
      <Main id="main" tabIndex={-1}>
        <ErrorBoundary pathname={pathname}>
          {/* Around the fade, which is new with every page: a new boundary would show its fallback. */}
          <Suspense fallback={<PageLoading />}>
            <PageFade page={page ?? (post ? `${post.kind}/${post.board}/${post.id}` : pathname)}>{children}</PageFade>
          </Suspense>
        </ErrorBoundary>
      </Main>
      {/* Shortcuts for visitors; administrators need the room. */}
      {isForVisitors && <QuickMenu />}
      <Footer
        wordmark={company.wordmark}
        companyName={company.name}
        tagline={company.tagline}
        representative={company.representative}
        businessNumber={company.businessNumber}
        offices={company.offices}
        links={footerText.links}
        privacyTitle={privacyTitle}
        copyright={copyrightOf(company)}
      />
    </Column>
  );
}
