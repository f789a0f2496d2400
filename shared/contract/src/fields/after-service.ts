import * as v from 'valibot';
import { lineInput, textInput } from '../free-text.ts';
import { placeFields, serviceFields } from '../service-request.ts';
import { photosInput } from './photo.ts';

/** The fields of a request for after-service; each step of the form validates its own part of them. */
export const afterServiceFields = {
  ...serviceFields,
  ...placeFields,
  /** One of the symptoms of the product's group (`symptoms`). */
  symptom: v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/, '증상을 골라 주세요.')),
  text: v.optional(textInput(0, 1000), ''),
  ...photosInput,
};

/** The code of a building's door, with what one presses around it: `#1234*`. */
export const entranceInput = lineInput(0, 30);
