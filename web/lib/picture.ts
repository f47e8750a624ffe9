export type { PictureSources } from '@server/content/fields.types';
