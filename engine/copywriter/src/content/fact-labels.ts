import type { WrittenLanguage } from './languages.ts';

/** The label of a bare value, in wording without case or gender errors. `{value}` is the value as typed. */
export interface FactLabels {
  was: string;
  code: string;
  until: string;
  phone: string;
  /** Label of a bare percentage or sum that is a discount. */
  discount: string;
}

const labels = (
  was: string,
  code: string,
  until: string,
  phone: string,
  discount: string,
): FactLabels => ({ was, code, until, phone, discount });

/** Labels for each language that copy is written in. In other languages values have no label. */
export const FACT_LABELS: Readonly<Record<WrittenLanguage, FactLabels>> = {
  ar: labels('بدلًا من {value}', 'الكود: {value}', 'حتى {value}', 'هاتف: {value}', 'خصم {value}'),
  de: labels('Statt {value}', 'Code: {value}', 'Bis {value}', 'Telefon: {value}', '{value} Rabatt'),
  el: labels(
    'Αρχική τιμή: {value}',
    'Κωδικός: {value}',
    'Έως: {value}',
    'Τηλέφωνο: {value}',
    'Έκπτωση {value}',
  ),
  en: labels('Was {value}', 'Code: {value}', 'Until {value}', 'Call {value}', '{value} off'),
  es: labels(
    'Antes {value}',
    'Código: {value}',
    'Hasta el {value}',
    'Teléfono: {value}',
    '{value} de descuento',
  ),
  fr: labels(
    'Au lieu de {value}',
    'Code : {value}',
    'Date limite : {value}',
    'Tél. : {value}',
    '{value} de remise',
  ),
  he: labels('במקום {value}', 'קוד: {value}', 'עד {value}', 'טלפון: {value}', '{value} הנחה'),
  hi: labels('पहले {value}', 'कोड: {value}', 'अंतिम तिथि: {value}', 'फ़ोन: {value}', '{value} की छूट'),
  id: labels(
    'Harga awal {value}',
    'Kode: {value}',
    'Sampai {value}',
    'Telepon: {value}',
    'Diskon {value}',
  ),
  it: labels(
    'Prima {value}',
    'Codice: {value}',
    'Valido fino a: {value}',
    'Telefono: {value}',
    '{value} di sconto',
  ),
  ja: labels('通常{value}', 'コード：{value}', '{value}まで', '電話：{value}', '{value}オフ'),
  ko: labels('정가 {value}', '코드: {value}', '{value}까지', '전화: {value}', '{value} 할인'),
  nl: labels(
    'Eerst {value}',
    'Code: {value}',
    'Tot {value}',
    'Telefoon: {value}',
    '{value} korting',
  ),
  pl: labels(
    'Wcześniej {value}',
    'Kod: {value}',
    'Ważne do: {value}',
    'Telefon: {value}',
    'Rabat {value}',
  ),
  pt: labels(
    'Antes {value}',
    'Código: {value}',
    'Até {value}',
    'Telefone: {value}',
    '{value} de desconto',
  ),
  ru: labels(
    'Раньше {value}',
    'Промокод: {value}',
    'Последний день: {value}',
    'Телефон: {value}',
    'Скидка {value}',
  ),
  sv: labels(
    'Ord. pris {value}',
    'Kod: {value}',
    'Gäller till {value}',
    'Telefon: {value}',
    '{value} rabatt',
  ),
  th: labels('ปกติ {value}', 'โค้ด: {value}', 'ถึง {value}', 'โทร. {value}', 'ลด {value}'),
  tr: labels(
    'Eski fiyat: {value}',
    'Kod: {value}',
    'Son gün: {value}',
    'Telefon: {value}',
    '{value} indirim',
  ),
  uk: labels(
    'Раніше {value}',
    'Промокод: {value}',
    'Останній день: {value}',
    'Телефон: {value}',
    'Знижка {value}',
  ),
  vi: labels(
    'Giá cũ {value}',
    'Mã: {value}',
    'Đến hết {value}',
    'Điện thoại: {value}',
    'Giảm {value}',
  ),
  zh: labels('原价{value}', '优惠码：{value}', '截至{value}', '电话：{value}', '优惠{value}'),
};
