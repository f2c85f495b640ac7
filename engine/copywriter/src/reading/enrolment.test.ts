import { expect, it } from 'vitest';
import type { WrittenLanguage } from '../content/languages.ts';
import { announcesCourse, removeEnrolment } from './enrolment.ts';

it.each<[WrittenLanguage, string, string]>([
  ['es', 'Inscripciones abiertas para el curso de inglés B2', 'curso de inglés B2'],
  ['pt', 'Inscrições abertas para aulas de surf', 'aulas de surf'],
  ['it', 'Iscrizioni aperte al corso di ceramica', 'corso di ceramica'],
  ['fr', "Inscriptions ouvertes pour l'atelier théâtre", 'atelier théâtre'],
  ['de', 'Anmeldung für den Töpferkurs', 'Töpferkurs'],
  ['vi', 'Tuyển sinh lớp tiếng Anh', 'lớp tiếng Anh'],
  ['id', 'Pendaftaran les piano anak', 'les piano anak'],
  ['zh', '少儿游泳班招生', '少儿游泳班'],
  ['ko', '성인 왕초보 수영반 모집', '성인 왕초보 수영반'],
  ['ko', '전기기사 모집', '전기기사 모집'],
])('removes the announcement from a course in the language %s: “%s”', (language, clause, name) => {
  expect(removeEnrolment(clause, language)).toBe(name);
});

it.each([
  ['Набор детей от 6 лет в шахматный кружок', true],
  ['Zapisy na kurs angielskiego', true],
  ['2-6 yaş için kayıtlar başladı', true],
  ['수강생 모집', true],
  ['Набор водителей категории Е', false],
  ['전기기사 모집, 차량 지원', false],
  ['Набор ножей из стали', false],
  ['Запись на маникюр', false],
  ['Приём металлолома', false],
  ['Запись детей на курс рисования', true],
])('decides whether “%s” announces a course', (product, isCourse) => {
  expect(announcesCourse(product)).toBe(isCourse);
});
