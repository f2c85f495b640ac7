import { expect, it } from 'vitest';
import type { WrittenLanguage } from '../../content/languages.ts';
import { readFacts } from './read-facts.ts';

const listTrials = (product: string, language: WrittenLanguage) =>
  readFacts({ product, audience: '' }, language)
    .filter(({ kind }) => kind === 'trial')
    .map(({ text }) => text);

it.each<[WrittenLanguage, string, string]>([
  ['en', 'Recipe app, trial 7 days, £4.99/month', 'Trial 7 days'],
  ['fr', 'Appli de recettes, essai 7 jours, 4,99 €/mois', 'Essai 7 jours'],
  ['de', 'Rezepte-App, Testphase 14 Tage, 4,99 €/Monat', 'Testphase 14 Tage'],
  ['es', 'App de recetas, prueba de 7 días, 4,99 €/mes', 'Prueba de 7 días'],
  ['it', 'App di ricette, 7 giorni di prova, 4,99 €/mese', '7 giorni di prova'],
  ['pt', 'App de receitas, teste 7 dias, R$ 4,99/mês', 'Teste 7 dias'],
  ['nl', 'Recepten-app, proefperiode 7 dagen, € 4,99/maand', 'Proefperiode 7 dagen'],
  ['sv', 'Receptapp, 7 dagars provperiod, 49 kr/mån', '7 dagars provperiod'],
  ['pl', 'Aplikacja z przepisami, okres próbny 7 dni, 19,99 zł', 'Okres próbny 7 dni'],
  ['ru', 'Приложение с рецептами, пробный период 7 дней, 199 ₽', 'Пробный период 7 дней'],
  ['uk', 'Застосунок з рецептами, пробний період 7 днів, 199 грн', 'Пробний період 7 днів'],
  ['tr', 'Tarif uygulaması, 7 gün deneme, aylık 49 TL', '7 gün deneme'],
  ['el', 'Εφαρμογή συνταγών, δοκιμή 7 ημερών, 4,99 €', 'Δοκιμή 7 ημερών'],
  ['he', 'אפליקציית מתכונים, 7 ימי ניסיון, 19 ₪', '7 ימי ניסיון'],
  ['ar', 'تطبيق وصفات، تجربة 7 أيام، 19 ريال', 'تجربة 7 أيام'],
  ['zh', '菜谱软件，试用7天，19元/月', '试用7天'],
  ['ja', 'レシピアプリ、7日間お試し、月額480円', '7日間お試し'],
  ['ko', '레시피 앱, 7일 체험, 월 4,900원', '7일 체험'],
  ['th', 'แอปสูตรอาหาร ทดลองใช้ 7 วัน เดือนละ 99 บาท', 'ทดลองใช้ 7 วัน'],
  ['vi', 'Ứng dụng công thức, dùng thử 7 ngày, 49k/tháng', 'Dùng thử 7 ngày'],
  ['id', 'Aplikasi resep, coba 7 hari, 49rb/bulan', 'Coba 7 hari'],
  ['hi', 'रेसिपी ऐप, 7 दिन ट्रायल, ₹99/महीना', '7 दिन ट्रायल'],
])('finds a trial without the word "free" in the language %s: %s', (language, product, trial) => {
  expect(listTrials(product, language)).toEqual([trial]);
});

it.each<[WrittenLanguage, string]>([
  ['de', 'Koch gesucht, 6 Monate Probezeit, unbefristet'],
  ['en', 'Long trail run, 7 days across the Alps'],
  ['es', 'Camiseta de pruebas, entrega en 7 días'],
])('finds no trial in the language %s: %s', (language, product) => {
  expect(listTrials(product, language)).toEqual([]);
});
