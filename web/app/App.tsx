import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { Provider, useSelector } from 'react-redux';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';

import { boardKinds } from '@shared/posts/boards.types';

import { languages } from '@/lib/locale';
import { inLanguage, pageNames, pagePaths, tokenPage } from '@/lib/paths';
import { selectLanguage } from '@/lib/preferences';
import type { SiteStore } from '@/lib/store';
import { globalStyles } from '@/theme/globalStyles';
import { theme } from '@/theme/theme';

import { ErrorBoundary } from './ErrorBoundary';
import { Frame } from './Frame';
import { notFound as NotFound, postPage as PostPage, routes } from './routes';

type AppProps = { styleCache: EmotionCache; store: SiteStore };

/** The whole site below a router: browser and prerendering render the same tree. */
export function App({ styleCache, store }: AppProps) {
  const { pathname } = useLocation();
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {globalStyles}
        <Provider store={store}>
          {/* Catches the frame itself; the one within keeps the frame around a failed page. */}
          <ErrorBoundary pathname={pathname}>
            <Frame>
              <Pages />
            </Frame>
          </ErrorBoundary>
        </Provider>
      </ThemeProvider>
    </CacheProvider>
  );
}

function Pages() {
  return (
    <Routes>
      {languages.flatMap((language) => [
        ...pageNames.map((name) => {
          const Page = routes[name];
          const path = `/${language}${pagePaths[name]}${name === tokenPage ? '/:token?' : ''}`;
          return <Route key={`${language}/${name}`} path={path} element={<Page />} />;
        }),
        ...boardKinds.map((kind) => (
          <Route key={`${language}/${kind}/:id`} path={`/${language}/${kind}/:id`} element={<PostPage />} />
        )),
        <Route key={`${language}/*`} path={`/${language}/*`} element={<NotFound />} />,
      ])}
      <Route path="*" element={<ToStoredLanguage />} />
    </Routes>
  );
}

/** Paths without a language lead to the same page in the stored one, as the server's redirect does. */
function ToStoredLanguage() {
  const location = useLocation();
  return <Navigate replace to={inLanguage(useSelector(selectLanguage), location)} />;
}
