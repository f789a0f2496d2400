import { definePath } from '@portal/paths';

export const paths = {
  words: definePath('/sample/words?fault={none|text|attribute|window|log|fail}&page={number}'),
  mine: definePath('/sample/mine'),
};
