// One chunk, loaded by the step that asks for photos, so that a form's first step does not carry it.
export { createPhotoQueue } from './photo-queue.ts';
export { PhotoField } from './PhotoField.tsx';
export { preparePhoto } from './prepare-photo.ts';
