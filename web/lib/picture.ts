export type { PictureSources } from '@shared/content/fields/fields.types';
