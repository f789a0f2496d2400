// What is loaded with the step that asks for photos, and not with the form.
export { createPhotoQueue } from './photo-queue.ts';
export { PhotoField } from './PhotoField.tsx';
export { preparePhoto } from './prepare-photo.ts';
