import type { WrittenLanguage } from './languages.ts';

/** How a language introduces a bare value, where no case or gender can go wrong. `{value}` is the value as it was typed. */
export interface FactLabels {
  was: string;
  code: string;
  until: string;
  phone: string;
}

const labels = (was: string, code: string, until: string, phone: string): FactLabels => ({
  was,
  code,
  until,
  phone,
});

/** Labels of each language that copy is written in; values of other languages stand by themselves. */
export const FACT_LABELS: Readonly<Record<WrittenLanguage, FactLabels>> = {
  ar: labels('بدلًا من {value}', 'الكود: {value}', 'حتى {value}', 'هاتف: {value}'),
  de: labels('Statt {value}', 'Code: {value}', 'Bis {value}', 'Telefon: {value}'),
  el: labels('Αρχική τιμή: {value}', 'Κωδικός: {value}', 'Έως: {value}', 'Τηλέφωνο: {value}'),
  en: labels('Was {value}', 'Code: {value}', 'Until {value}', 'Call {value}'),
  es: labels('Antes {value}', 'Código: {value}', 'Hasta el {value}', 'Teléfono: {value}'),
  fr: labels('Au lieu de {value}', 'Code : {value}', 'Date limite : {value}', 'Tél. : {value}'),
  he: labels('במקום {value}', 'קוד: {value}', 'עד {value}', 'טלפון: {value}'),
  hi: labels('पहले {value}', 'कोड: {value}', 'अंतिम तिथि: {value}', 'फ़ोन: {value}'),
  id: labels('Harga awal {value}', 'Kode: {value}', 'Sampai {value}', 'Telepon: {value}'),
  it: labels('Prima {value}', 'Codice: {value}', 'Valido fino a: {value}', 'Telefono: {value}'),
  ja: labels('通常{value}', 'コード：{value}', '{value}まで', '電話：{value}'),
  ko: labels('정가 {value}', '코드: {value}', '{value}까지', '전화: {value}'),
  nl: labels('Eerst {value}', 'Code: {value}', 'Tot {value}', 'Telefoon: {value}'),
  pl: labels('Wcześniej {value}', 'Kod: {value}', 'Ważne do: {value}', 'Telefon: {value}'),
  pt: labels('Antes {value}', 'Código: {value}', 'Até {value}', 'Telefone: {value}'),
  ru: labels('Раньше {value}', 'Промокод: {value}', 'Последний день: {value}', 'Телефон: {value}'),
  sv: labels('Ord. pris {value}', 'Kod: {value}', 'Gäller till {value}', 'Telefon: {value}'),
  th: labels('ปกติ {value}', 'โค้ด: {value}', 'ถึง {value}', 'โทร. {value}'),
  tr: labels('Eski fiyat: {value}', 'Kod: {value}', 'Son gün: {value}', 'Telefon: {value}'),
  uk: labels('Раніше {value}', 'Промокод: {value}', 'Останній день: {value}', 'Телефон: {value}'),
  vi: labels('Giá cũ {value}', 'Mã: {value}', 'Đến hết {value}', 'Điện thoại: {value}'),
  zh: labels('原价{value}', '优惠码：{value}', '截至{value}', '电话：{value}'),
};
