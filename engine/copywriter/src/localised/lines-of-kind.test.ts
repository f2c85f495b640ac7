import { describe, expect, it } from 'vitest';
import { writeAdText } from '../index.ts';

const writeTexts = (product: string, audience: string, goal: string) =>
  writeAdText({ product, audience, goal, emotion: 'trust', adType: 'product showcase' }, 0)
    .slice(0, 1)
    .join('\n');

describe('lines that suit every product of a kind', () => {
  it.each([
    [
      'Hochwasserschutz für Kellerfenster, Einbau an einem Tag, ab 690 € pro Fenster',
      'Hausbesitzer in Bachnähe',
      'Vor-Ort-Termin ausmachen',
      /Erst besprechen|Heldere|Klare Absprachen/u,
    ],
    [
      'Казы домашние из конины 1 кг 9 500 тг, под заказ за 2 дня',
      'семьи к тою',
      'пишите в ватсап',
      /Возьм[её]м это на себя|Расскажите, что нужно/u,
    ],
    [
      '自助儲物倉出租，24小時出入，月租$300起',
      '搬屋嘅家庭',
      'WhatsApp查詢',
      /交給我們|有什麼要辦/u,
    ],
    ['مونة بيتية، ورق عنب، توصيل مجاني', 'ربات البيوت', 'اطلبوا عبر واتساب', /نتفق أولًا، ثم نبدأ/u],
  ])(
    'lines of a kind are left out of the first text if the brief says more than its product: %s',
    (product, audience, goal, line) => {
      expect(writeTexts(product, audience, goal)).not.toMatch(line);
    },
  );
});
