import { useStore } from 'react-redux';

import type { SiteStore } from './store';

/** The store around a component. */
export const useSiteStore = useStore.withTypes<SiteStore>();
