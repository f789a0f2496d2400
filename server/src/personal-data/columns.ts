/**
 * Every column with personal data, by table, and the table's key. These columns are sealed; look-ups go
 * through `indexes` alone. A new table with personal data needs an entry here.
 */
export const sealedTables = {
  member: {
    key: 'member_id',
    columns: ['name', 'phone', 'email', 'birth_day', 'gender', 'ci', 'di'],
    indexes: { ci_index: 'ci' },
  },
  session: { key: 'id_hash', columns: ['proven_phone'], indexes: {} },
  certification: {
    key: 'cert_num',
    columns: ['claimed_name', 'claimed_phone', 'name', 'phone', 'birth_day', 'gender', 'ci', 'di'],
    indexes: {},
  },
  message: { key: 'message_idx', columns: ['phone', 'content'], indexes: {} },
  message_refusal: {
    key: 'refusal_idx',
    columns: ['phone'],
    indexes: { phone_index: 'phone' },
  },
  draft: { key: 'draft_idx', columns: ['content', 'place'], indexes: {} },
  inquiry: { key: 'bbs_idx', columns: ['title', 'text', 'answer_text'], indexes: {} },
  voice: {
    key: 'bbs_idx',
    columns: ['title', 'text', 'staff_name', 'place', 'answer_text'],
    indexes: {},
  },
  owned_product: { key: 'product_idx', columns: ['place'], indexes: {} },
  service_order: {
    key: 'ord_nbr',
    columns: ['entered', 'contact', 'work', 'engineer'],
    indexes: { contact_index: 'contact' },
  },
  delivery: {
    key: 'delivery_idx',
    columns: ['recipient', 'contact', 'order_contact'],
    indexes: { contact_index: 'contact', order_contact_index: 'order_contact' },
  },
  shipment: { key: 'shipping_seq', columns: ['engineer'], indexes: {} },
  registration: { key: 'bbs_idx', columns: ['shop', 'refusal'], indexes: {} },
  payment: { key: 'moid', columns: ['auth', 'outcome'], indexes: {} },
  cash_receipt: { key: 'moid', columns: ['number', 'receipt_no'], indexes: {} },
  refund_account: { key: 'moid', columns: ['entered', 'shown'], indexes: {} },
  payment_change: { key: 'change_idx', columns: ['entered', 'shown'], indexes: {} },
  service_event: { key: 'event_idx', columns: ['note'], indexes: {} },
  visit_rating: { key: 'ord_nbr', columns: ['text'], indexes: {} },
  visit: { key: 'visit_idx', columns: ['name', 'phone', 'note'], indexes: {} },
} as const satisfies Record<
  string,
  { key: string; columns: readonly string[]; indexes: Record<string, string> }
>;

type SealedTables = typeof sealedTables;

/** `table.column` of each of them. */
export type SealedColumn = {
  [T in keyof SealedTables]: `${T}.${SealedTables[T]['columns'][number]}`;
}[keyof SealedTables];
