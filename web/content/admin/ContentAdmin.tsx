import { useReturn } from '@/admin/focus';
import type { Localized } from '@/lib/locale';

import { useContentAddress } from './address';
import { OpenedDocument } from './Document';
import type { BuiltPictures } from './fields/pictures/pictures';
import { DocumentHistory } from './History';
import { DocumentList } from './List';

export type ContentAdminProps = {
  /** Name of a page, by its path below the language. */
  nameOf: (path: string) => Localized;
  /** The pictures that come with the site. */
  loadBuiltPictures: () => Promise<BuiltPictures>;
};

/** The content of the site: its documents, the one that the address names (`?document=<name>`), or its versions. */
export function ContentAdmin(props: ContentAdminProps) {
  const { name, isHistory } = useContentAddress();
  const { focusReturning, onOpened } = useReturn();
  if (!name) return <DocumentList focusReturning={focusReturning} />;
  if (isHistory) return <DocumentHistory key={name} name={name} loadBuiltPictures={props.loadBuiltPictures} />;
  return <OpenedDocument key={name} name={name} onOpened={() => onOpened(name)} {...props} />;
}
