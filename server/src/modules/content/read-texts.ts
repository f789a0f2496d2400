import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  inquiryConsent,
  membershipTerms,
  paymentChangeConsents,
  registrationConsent,
  serviceConsent,
  serviceMarketingConsent,
  shareConsents,
  visitConsent,
  voiceConsent,
  type Seat,
} from '@portal/contract';
import type { NewRow } from '../../db/tables.ts';
import { searchColumns, type UnreadRow } from '../../db/search.ts';
import { sanitizeHtml } from '../../html.ts';
import { noticeRow } from '../notice/rules.ts';
import { popupRow } from '../popup/rules.ts';
import { wordRow } from '../search/rules.ts';
import { rateCodes } from '../service-quote/tariff.ts';
import { consentTerms } from '../terms/rules.ts';
import { downloadOf } from '../media/library.ts';
import type { FileCollector } from './collect-files.ts';
import {
  aiccSchema,
  cardSchema,
  engineerPictureSchema,
  filterSchema,
  serviceWindowSchema,
  helpSchema,
  noticeSchema,
  popupSchema,
  productSchema,
  seatSchema,
  serialSchema,
  serviceRateSchema,
  termsSchema,
  wordSchema,
} from './format.ts';
import { contentFault, readList } from './read-list.ts';
import { readShowrooms } from './read-showrooms.ts';

/** Rows of the lists that are texts. */
export interface Texts {
  notices: UnreadRow<'notice'>[];
  words: NewRow<'search_word'>[];
  products: UnreadRow<'product_model'>[];
  serials: NewRow<'serial_number'>[];
  popups: NewRow<'popup'>[];
  seats: NewRow<'seat'>[];
  rates: NewRow<'service_rate'>[];
  windows: NewRow<'service_window'>[];
  engineerPictures: NewRow<'engineer_picture'>[];
  filters: NewRow<'filter'>[];
  showrooms: UnreadRow<'showroom'>[];
  terms: NewRow<'terms'>[];
  aiccData: NewRow<'aicc_data'>[];
}

/** All consents that forms ask for. Each needs a full text, which the form shows in a dialog. */
const asked = [
  inquiryConsent,
  voiceConsent,
  serviceConsent,
  serviceMarketingConsent,
  membershipTerms,
  registrationConsent,
  visitConsent,
  ...Object.values(shareConsents),
  ...Object.values(paymentChangeConsents),
];

/** Cards have no last day. */
const ALWAYS = { from: '2000-01-01', to: '9999-12-31' };

/** Popups, cards and help popups share one namespace. */
async function readPopups(root: string, seats: readonly Seat[]): Promise<NewRow<'popup'>[]> {
  const popups = await readList(root, 'popup.json', popupSchema, 'name');
  const cards = await readList(root, 'card.json', cardSchema, 'name');
  const help = await readList(root, 'help.json', helpSchema, 'name');
  const lists = new Map<string, string>();
  const claim = (file: string) => (entry: { name: string }) => {
    const other = lists.get(entry.name);
    if (other) throw contentFault(file, entry, `stands in ${other} too`);
    lists.set(entry.name, file);
  };
  popups.forEach(claim('popup.json'));
  cards.forEach(claim('card.json'));
  help.forEach(claim('help.json'));
  const card = { ...ALWAYS, kind: 'card' as const, popType: 'text' as const };
  return [
    ...popups.map((entry) => ({ ...entry, kind: 'popup' as const, blocks: [] })),
    ...cards.map((entry) => ({ ...entry, ...card, blocks: [] })),
    ...help.map((entry) => ({ ...entry, ...card, pageName: entry.name, img: null, result: '' })),
  ].map((entry, place) => popupRow({ ...entry, result: sanitizeHtml(entry.result) }, place, seats));
}

async function readTerms(root: string): Promise<NewRow<'terms'>[]> {
  const list = await readList(root, 'terms.json', termsSchema, 'file');
  return Promise.all(
    list.map(async (entry) => {
      const { termIndex, version, title, effectiveOn, optional, file } = entry;
      const html = await readFile(join(root, file), 'utf8').catch(() => {
        throw contentFault('terms.json', entry, `${file} cannot be read`);
      });
      return {
        term_index: termIndex,
        effective_on: effectiveOn,
        version,
        title,
        optional,
        html: sanitizeHtml(html.trim().replace(/\s+/g, ' ')),
      };
    }),
  );
}

/** Notices with their attached files. */
async function readNotices(root: string, { add }: FileCollector): Promise<UnreadRow<'notice'>[]> {
  const notices = await readList(root, 'notice.json', noticeSchema, 'bbsIdx');
  return Promise.all(
    notices.map(async (entry) => {
      const attached = entry.files.map(async ({ title, file }) =>
        downloadOf(await add('notice.json', entry, file, title), null),
      );
      const html = sanitizeHtml(entry.html);
      return noticeRow({ ...entry, html, files: await Promise.all(attached) });
    }),
  );
}

/** What services cost: a price for each code. */
async function readRates(root: string): Promise<NewRow<'service_rate'>[]> {
  const file = 'service-rate.json';
  const rates = await readList(root, file, serviceRateSchema, 'code');
  const missing = rateCodes.find((each) => rates.every(({ code }) => code !== each));
  if (missing !== undefined) throw contentFault(file, { code: missing }, 'is missing');
  return rates;
}

/** The windows of the days on which visits come. */
async function readWindows(root: string): Promise<NewRow<'service_window'>[]> {
  const list = await readList(root, 'service-window.json', serviceWindowSchema, 'code');
  return list.map(({ code, services, zonecodes, windows }) => ({
    code,
    services: JSON.stringify(services),
    zonecodes: JSON.stringify(zonecodes),
    windows: JSON.stringify(windows),
  }));
}

/** The pictures of engineers. All have one title, because nobody saves them. */
async function readEngineerPictures(root: string, { add }: FileCollector) {
  const list = 'engineer-picture.json';
  const pictures = await readList(root, list, engineerPictureSchema, 'file');
  return Promise.all(
    pictures.map(async (entry): Promise<NewRow<'engineer_picture'>> => {
      const { file, width, height } = entry;
      const { url } = await add(list, entry, file, '방문 기사');
      return { name: basename(file), url, width, height };
    }),
  );
}

/** Reads the serial numbers. Each must belong to a model in the content folder. */
async function readSerials(
  root: string,
  models: readonly { goodsCd: string }[],
): Promise<NewRow<'serial_number'>[]> {
  const file = 'serial.json';
  const serials = await readList(root, file, serialSchema, 'serialNo');
  return serials.map(({ serialNo, goodsCd, taken }) => {
    if (models.every((model) => model.goodsCd !== goodsCd))
      throw contentFault(file, { serialNo }, `there is no model ${goodsCd}`);
    return { serial_no: serialNo, goods_cd: goodsCd, taken };
  });
}

/** @throws StartError naming the file and the entry */
export async function readTexts(root: string, collector: FileCollector): Promise<Texts> {
  const words = await readList(root, 'search-word.json', wordSchema, 'word');
  const products = await readList(root, 'product.json', productSchema, 'goodsCd');
  const seats = await readList(root, 'seat.json', seatSchema, 'code');
  const filters = await readList(root, 'filter.json', filterSchema, 'code');
  const aiccData = await readList(root, 'aicc.json', aiccSchema, 'idx');
  return {
    notices: await readNotices(root, collector),
    words: words.map(({ word, weight }) => wordRow(word, weight)),
    products: products.map(({ goodsCd, goodsName, product, ...months }, place) => ({
      goods_cd: goodsCd,
      goods_name: goodsName,
      product,
      place,
      warranty_months: months.warrantyMonths,
      care_months: months.careMonths ?? null,
      ...searchColumns(goodsName, goodsCd),
    })),
    serials: await readSerials(root, products),
    popups: await readPopups(
      root,
      seats.map(({ code, name, place, sides, price }) => ({ code, name, place, sides, price })),
    ),
    seats: seats.map(({ code, name, sides, price, models }, place) => ({
      code,
      name,
      sides,
      price,
      models: JSON.stringify(models),
      place,
    })),
    rates: await readRates(root),
    windows: await readWindows(root),
    engineerPictures: await readEngineerPictures(root, collector),
    showrooms: await readShowrooms(root, collector, products),
    filters: filters.map(({ code, name, price, everyMonths, models }, place) => ({
      code,
      name,
      price,
      every_months: everyMonths,
      models: JSON.stringify(models),
      place,
    })),
    // The contract states the consents that forms ask for, because the forms show them too.
    terms: [...(await readTerms(root)), ...asked.map(consentTerms)],
    aiccData: aiccData.map((entry) => ({
      ...entry,
      html: sanitizeHtml(entry.html),
      request: entry.request && JSON.stringify(entry.request),
    })),
  };
}
