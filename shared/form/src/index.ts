export { defineForm } from './definition.ts';
export { consent } from './fields/consent.tsx';
export { ownedProduct } from './fields/owned-product.tsx';
export { photos } from './fields/photos/photos.tsx';
export { choice, line, lines } from './fields/text.tsx';
export { Form } from './Form.tsx';
export { photosSent, Received, receiptOf } from './result/Received.tsx';
