import { expect, it } from 'vitest';
import type { Kind } from '../content/kinds.ts';
import { findBriefKind } from '../reading/trade-of-brief.ts';
import { understandBrief } from '../reading/understand-brief.ts';

it.each<[Kind, string]>([
  ['goods', 'Zirbo 737, 24,000mAh 140W'],
  ['goods', 'Pneu 175/70 R13'],
  ['goods', 'Airfix 1/72 Spitfire model kit'],
  ['goods', 'Wanduhr Bahnhof 30 cm'],
  ['goods', 'Karcher K2 Patio Cleaner Attachment T150'],
  ['goods', 'Akku 10 Stunden Laufzeit für Bosch 18V'],
  ['goods', 'Gua sha facial tool'],
  ['food', 'Hausgemachte Frantelsuppe 400 g'],
  ['food', 'Trucha ahumada 200 g'],
  ['food', 'Ev yapımı erişte 1 kg'],
  ['food', 'Cola 330 ml lata'],
  ['course', 'Drejkurs nybörjare 5 torsdagar'],
  ['property', 'Alquilo piso amueblado 2 habitaciones'],
  ['property', 'Studio meublé à louer proche gare'],
  ['property', 'Здається кімната для студентів'],
  ['other', 'Orto in affitto 40 mq con acqua'],
  ['service', 'Hüpfburg mieten Wochenende'],
  ['service', 'Springkussen huren kinderfeest'],
  ['service', 'Halı saha kiralama'],
  ['place', 'Bowlinghall med restaurang'],
  ['place', 'Kręgielnia 8 torów'],
  ['job', 'Night care assistant, £12.60/hr, 3 shifts a week'],
  ['job', 'Küchenhilfe auf Minijobbasis, 13 €/h'],
  ['job', 'Undersköterska natt, timlön 165 kr'],
  ['job', '주방보조 시급 11,000원'],
])('reads the kind %s of “%s”', (kind, product) => {
  const { facts, told } = understandBrief({ product, audience: '', goal: '' });
  expect(findBriefKind({ product, goal: '', facts, told })).toBe(kind);
});
