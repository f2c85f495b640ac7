import { expect, it } from 'vitest';
import type { WrittenLanguage } from '../../content/languages.ts';
import { readFacts } from './read-facts.ts';

const listFactTexts = (goal: string, language: WrittenLanguage) =>
  readFacts({ product: 'x', audience: '', goal }, language).map(({ text }) => text);

it.each<[WrittenLanguage, string, string]>([
  [
    'en',
    'bring the boots in, for a quote or just walk in',
    'Bring the boots in, for a quote or just walk in',
  ],
  [
    'fr',
    'commander sur Instagram 3 jours à l’avance',
    'Commandez sur Instagram 3 jours à l’avance',
  ],
  ['it', "passare al banco il sabato mattina, finché ce n'è", 'Passa al banco il sabato mattina'],
  ['nl', 'langsbrengen voor woensdag', 'Langsbrengen voor woensdag'],
  ['nl', 'bel ons, alleen ophalen in Zwolle', 'Alleen ophalen in Zwolle'],
  ['pl', 'przynieść do piątku', 'Przynieś do piątku'],
  ['pl', 'zapisy przez Booksy albo dm', 'Zapisy przez Booksy albo dm'],
  ['ru', 'позвоните и забрать', 'Позвоните и заберите'],
  [
    'uk',
    'написати в телеграм, що зламалось, і модель',
    'Напишіть в телеграм, що зламалось, і модель',
  ],
  ['tr', "saat 18'den sonra arasınlar", "Saat 18'den sonra arayın"],
  ['ar', 'يجيبوا الحذاء قبل الخميس', 'أحضروا الحذاء قبل الخميس'],
  ['he', 'להביא עד יום חמישי', 'הביאו עד יום חמישי'],
  ['hi', 'दोपहर 2 बजे के बाद 98765 43210 पर फोन करें', 'दोपहर 2 बजे के बाद'],
  ['id', 'antar sebelum Jumat', 'Antar sebelum Jumat'],
  ['th', 'เอามาส่งก่อนวันศุกร์', 'เอามาส่งก่อนวันศุกร์'],
  ['vi', 'mang giày tới trước thứ sáu', 'Mang giày tới trước thứ sáu'],
  ['ja', '写真を送ってもらうこと', '写真をお送りください'],
  ['ko', '금요일까지 맡기기', '금요일까지 맡기세요'],
  ['zh', '周五前送来', '周五前送来'],
])('keeps in %s what readers bring, send or collect: “%s”', (language, goal, said) => {
  expect(listFactTexts(goal, language)).toContain(said);
});

it.each<[WrittenLanguage, string]>([
  ['pt', 'encher a agenda de terça'],
  ['en', 'fill the Tuesday slots'],
  ['it', 'riempire il martedì'],
])('prints no plan of the advertiser in %s: “%s”', (language, goal) => {
  expect(listFactTexts(goal, language)).toEqual([]);
});
