import { expect, it } from 'vitest';
import { keepRespectfulWords } from './respectful-audience.ts';

it.each([
  ['en', 'students or whoever', 'students'],
  ['en', 'anyone really, new parents', 'new parents'],
  ['de', 'ruhige Leute mit festem Job, keine WGs', 'ruhige Leute mit festem Job'],
  ['de', 'Rentner, die nicht mehr weit fahren', 'Rentner'],
  ['fr', 'familles avec enfants, pas de fêtards', 'familles avec enfants'],
  ['fr', 'des gens fauchés', ''],
  ['es', 'vecinos del barrio, gente que no tiene ganas de cocinar', 'vecinos del barrio'],
  ['nl', 'eigenlijk iedereen, vooral ouderen', 'ouderen'],
  ['pl', 'głównie starsi ludzie, którym się nie chce lepić', 'starsi ludzie'],
  ['ru', 'те кому лень готовить', ''],
  ['tr', 'çalışan kadınlar, yemek yapmaktan bıkanlar', 'çalışan kadınlar'],
  ['el', 'φοιτητές κυρίως', 'φοιτητές'],
  ['he', 'נשים אחרי לידה שכואב להן הגב', 'נשים אחרי לידה'],
  ['ar', 'ربات بيوت طفشانين', 'ربات بيوت'],
  ['ar', 'اللي مالوش نفس يعمل حلويات', ''],
  ['hi', 'छोटा परिवार, बैचलर नहीं', 'छोटा परिवार'],
  ['th', 'นักศึกษา คนงบน้อย', 'นักศึกษา'],
  ['vi', 'dân văn phòng lười ăn sáng', 'dân văn phòng'],
  ['ja', '甘いものが好きな人なら誰でも', '甘いものが好きな人'],
  ['ko', '자취생 아무나', '자취생'],
  ['zh', '懒得做饭的上班族', '上班族'],
] as const)(
  'keeps only the respectful words of an audience (%s "%s")',
  (language, audience, kept) => {
    expect(keepRespectfulWords(audience, language)).toBe(kept);
  },
);

it.each([
  ['en', 'dog owners, people who foster cats'],
  ['de', 'Paare, die schlecht schlafen'],
  ['it', 'signore che non hanno più tempo di fare la sfoglia'],
  ['uk', 'батьки, в кого дитина швидко росте'],
  ['pt', 'estudantes e quem está mobiliando a casa'],
  ['ja', '学生や引っ越したばかりの人'],
] as const)('leaves a respectful audience as typed (%s "%s")', (language, audience) => {
  expect(keepRespectfulWords(audience, language)).toBe(audience);
});
