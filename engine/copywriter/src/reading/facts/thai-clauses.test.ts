import { expect, it } from 'vitest';
import { writeAdCopy } from '../../write-ad-copy.ts';
import { readFacts } from './read-facts.ts';
import { markThaiClauses } from './thai-clauses.ts';

it.each([
  ['ล้างแอร์บ้าน 500 บาท ล้าง 3 เครื่องเหลือ 1,350 ประกันงาน 30 วัน ช่างสุภาพทุกคน', 3],
  ['หอพักหญิงใกล้ มข. มีคีย์การ์ด', 1],
  ['ติวสอบ กพ ภาค ก ออนไลน์', 1],
  ['คอร์สทำขนมไทย 1 วัน', 0],
])('separates Thai clauses, but no number from its unit: %s', (text, marks) => {
  expect(markThaiClauses(text, [])).toHaveLength(text.length);
  expect(markThaiClauses(text, []).split('、')).toHaveLength(marks + 1);
});

const factsOf = (product: string) =>
  readFacts({ product, audience: '', goal: '' }, 'th').map(({ kind, text }) => `${kind}: ${text}`);

it.each([
  ['รับล้างแอร์บ้าน ตัวละ 500 บาท 3 ตัวขึ้นไปเหลือ 400', 'price: 3 ตัวขึ้นไปเหลือ 400'],
  ['รถตู้พร้อมคนขับ ไปได้ทั่วไทย จอง 3 วันขึ้นไปลดวันละ 100', 'discount: จอง 3 วันขึ้นไปลดวันละ 100'],
  ['ทุเรียนหมอนทองจันทบุรี เปิดจองรอบ 10 พ.ค.', 'date: เปิดจองรอบ 10 พ.ค.'],
  ['คุกกี้เนยสดโฮมเมด ส่งฟรีในเขตเมืองเชียงใหม่', 'delivery: ส่งฟรีในเขตเมืองเชียงใหม่'],
])('keeps the condition of a Thai fact: %s', (product, fact) => {
  expect(factsOf(product)).toContain(fact);
});

it('never prints only half of a Thai phrase', () => {
  const brief = {
    product: 'คอร์สปั้นเซรามิก 1 วัน เรียนริมคลอง 1,890 บาท ลูกค้าใหม่ลด 200 รวมอาหารกลางวัน',
    audience: 'คนวัยทำงาน',
    goal: 'จองที่นั่ง',
    emotion: 'trust',
    tone: 'friendly',
  } as const;
  const { headline, subline, offer } = writeAdCopy(brief, 1, 0);
  expect(headline).toBe('คอร์สปั้นเซรามิก 1 วัน รวมอาหารกลางวัน');
  expect(offer?.text).toBe('ลูกค้าใหม่ลด 200');
  expect(`${headline} ${subline}`).not.toContain('、');
});
