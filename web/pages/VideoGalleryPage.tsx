import { inPreparationPage } from './InPreparationPage';

export const VideoGalleryPage = inPreparationPage('videoGallery');
