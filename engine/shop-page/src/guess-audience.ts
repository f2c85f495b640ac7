import type { AdLanguage } from '@adwright/contracts';

interface Words {
  women: string;
  men: string;
  children: string;
  /** "{}" stands for the category. */
  looking: string;
}

/** Whom a page's own data names, in the page's language: an ad is written in that of its brief. */
const WORDS: Readonly<Record<AdLanguage, Words>> = {
  ar: {
    women: 'النساء',
    men: 'الرجال',
    children: 'آباء وأمهات الأطفال',
    looking: 'من يبحثون عن: {}',
  },
  de: { women: 'Frauen', men: 'Männer', children: 'Eltern', looking: 'Menschen, die suchen: {}' },
  el: { women: 'γυναίκες', men: 'άνδρες', children: 'γονείς', looking: 'όσοι αναζητούν: {}' },
  en: { women: 'women', men: 'men', children: 'parents', looking: 'people looking for: {}' },
  es: {
    women: 'mujeres',
    men: 'hombres',
    children: 'padres y madres',
    looking: 'personas que buscan: {}',
  },
  fr: {
    women: 'femmes',
    men: 'hommes',
    children: 'parents',
    looking: 'personnes qui cherchent : {}',
  },
  he: { women: 'נשים', men: 'גברים', children: 'הורים', looking: 'מי שמחפשים: {}' },
  hi: { women: 'महिलाएँ', men: 'पुरुष', children: 'माता-पिता', looking: 'जो लोग खोज रहे हैं: {}' },
  id: { women: 'wanita', men: 'pria', children: 'orang tua', looking: 'orang yang mencari: {}' },
  it: { women: 'donne', men: 'uomini', children: 'genitori', looking: 'persone che cercano: {}' },
  ja: { women: '女性', men: '男性', children: '子育て中の家族', looking: '「{}」を探している人' },
  ko: { women: '여성', men: '남성', children: '부모', looking: '{}을(를) 찾는 사람' },
  nl: {
    women: 'vrouwen',
    men: 'mannen',
    children: 'ouders',
    looking: 'mensen die zoeken naar: {}',
  },
  pl: {
    women: 'kobiety',
    men: 'mężczyźni',
    children: 'rodzice',
    looking: 'osoby, które szukają: {}',
  },
  pt: {
    women: 'mulheres',
    men: 'homens',
    children: 'pais e mães',
    looking: 'pessoas que procuram: {}',
  },
  ru: { women: 'женщины', men: 'мужчины', children: 'родители', looking: 'те, кто ищет: {}' },
  sv: { women: 'kvinnor', men: 'män', children: 'föräldrar', looking: 'personer som söker: {}' },
  th: { women: 'ผู้หญิง', men: 'ผู้ชาย', children: 'พ่อแม่', looking: 'คนที่มองหา: {}' },
  tr: { women: 'kadınlar', men: 'erkekler', children: 'ebeveynler', looking: 'şunu arayanlar: {}' },
  uk: { women: 'жінки', men: 'чоловіки', children: 'батьки', looking: 'ті, хто шукає: {}' },
  vi: { women: 'phụ nữ', men: 'nam giới', children: 'cha mẹ', looking: 'người đang tìm: {}' },
  zh: { women: '女性', men: '男性', children: '家长', looking: '正在寻找「{}」的人' },
};
const MAX_CATEGORY_LENGTH = 60;

export interface AudienceFacts {
  /** As the page names its audience. */
  audience: string;
  gender: string;
  category: string;
}

/** Whom a product is for, by what its page states; empty where it states nothing. Nothing is invented. */
export function guessAudience(facts: AudienceFacts, language: AdLanguage | null): string {
  const words = WORDS[language ?? 'en'];
  const { audience, category } = facts;
  const gender = facts.gender.toLowerCase();
  if (audience !== '' && !/^(?:all|adult|unisex|everyone)s?$/i.test(audience)) return audience;
  if (/^(?:female|women|woman|damen)/.test(gender)) return words.women;
  if (/^(?:male|men|man|herren)/.test(gender)) return words.men;
  if (/kids|child|infant|toddler|newborn/.test(gender)) return words.children;
  if (category === '' || category.length > MAX_CATEGORY_LENGTH) return '';
  return words.looking.replace('{}', () => category);
}
