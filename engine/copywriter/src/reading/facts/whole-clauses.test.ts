import { expect, it } from 'vitest';
import type { WrittenLanguage } from '../../content/languages.ts';
import { readFacts } from './read-facts.ts';
import { removeFacts } from './remove-facts.ts';

const readProductFacts = (language: WrittenLanguage, product: string) =>
  readFacts({ product, audience: '', goal: '' }, language);

it.each<[WrittenLanguage, string, string]>([
  ['zh', '代理记账，首次咨询免费', '首次咨询免费'],
  ['ja', '記帳代行、初回相談無料', '初回相談無料'],
  ['th', 'รับทำบัญชี ปรึกษาครั้งแรกฟรี', 'ปรึกษาครั้งแรกฟรี'],
  ['vi', 'Dịch vụ kế toán, tư vấn lần đầu miễn phí', 'Tư vấn lần đầu miễn phí'],
])('keeps the only other word in the clause of an offer (%s): “%s”', (language, product, offer) => {
  expect(readProductFacts(language, product).map(({ text }) => text)).toContain(offer);
});

it('keeps the Hindi word for “from” after a price', () => {
  const facts = readProductFacts('hi', 'अकाउंटिंग, ₹1,499 प्रति माह से');
  expect(facts.map(({ text }) => text)).toEqual(['₹1,499 प्रति माह से']);
});

it.each<[WrittenLanguage, string, string]>([
  ['pl', 'Lunch od poniedziałku do piątku 12–15, 32 zł', 'Od poniedziałku do piątku 12–15'],
  ['zh', '每周五晚8点莎莎舞之夜', '每周五晚8点'],
  ['vi', 'Đêm salsa thứ Sáu hàng tuần 20:00', 'Thứ Sáu hàng tuần 20:00'],
  ['ar', 'أمسية سالسا كل جمعة الساعة 8 مساءً', 'كل جمعة الساعة 8 مساءً'],
])('keeps a day and its hour together (%s): “%s”', (language, product, when) => {
  expect(readProductFacts(language, product).map(({ text }) => text)).toContain(when);
});

it('does not read a Thai clause before a space as the thing that a price is for', () => {
  const facts = readProductFacts('th', 'คืนเต้นซัลซ่า มือใหม่ก็มาได้ ค่าเข้า 200 บาท');
  expect(facts.map(({ text }) => text)).toEqual(['ค่าเข้า 200 บาท']);
});

it('reads and removes a price with an invisible direction mark inside', () => {
  const product = 'הנהלת חשבונות, החל מ-\u200f390 ₪ לחודש';
  const facts = readProductFacts('he', product);
  expect(facts.map(({ text }) => text)).toEqual(['החל מ-390 ₪ לחודש']);
  expect(removeFacts(product, facts, 'he')).toBe('הנהלת חשבונות');
});

it('leaves no extra punctuation beside full-width or Arabic commas when facts are removed', () => {
  const product = '代理记账，每月299元起，首次咨询免费';
  expect(removeFacts(product, readProductFacts('zh', product), 'zh')).toBe('代理记账');
});

it('reads a Portuguese telephone number without a label', () => {
  const facts = readProductFacts('pt', 'Limpa-chaminés, 232 555 013');
  expect(facts.map(({ kind }) => kind)).toEqual(['phone']);
});

it.each<[WrittenLanguage, string, string]>([
  ['es', 'Fisioterapia en Soria, citas también los sábados', 'Citas también los sábados'],
  ['it', 'Fisioterapia a Biella, appuntamenti anche il sabato', 'Appuntamenti anche il sabato'],
  ['pl', 'Fizjoterapia, wizyty także w soboty', 'Wizyty także w soboty'],
])('keeps “also” together with its day (%s): “%s”', (language, product, when) => {
  expect(readProductFacts(language, product).map(({ text }) => text)).toContain(when);
});

it('keeps every day of a range of days', () => {
  expect(
    readProductFacts('pt', 'Feira de Natal, 5 a 7 de dezembro').map(({ text }) => text),
  ).toEqual(['5 a 7 de dezembro']);
  expect(readProductFacts('ko', '크리스마스 마켓, 12월 5–7일').map(({ text }) => text)).toEqual([
    '12월 5–7일',
  ]);
});

it('does not read a letter of an abbreviation as a word beside a price', () => {
  const facts = readProductFacts('nl', 'Heggenschaar, 45 cm blad, € 109 i.p.v. € 139');
  expect(facts.map(({ text }) => text)).toEqual(['€ 109', 'i.p.v. € 139']);
});
