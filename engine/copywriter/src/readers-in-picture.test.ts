import type { AdCopy } from '@adwright/engine-lexicon';
import { expect, it } from 'vitest';
import { chooseMoodLines } from './reading/choose-mood-lines.ts';
import { writeAdCopy } from './write-ad-copy.ts';
import { writeAdText } from './write-ad-text.ts';

function writePicture(product: string, audience: string): AdCopy {
  return writeAdCopy({ product, audience, goal: '', emotion: 'trust' }, 1, 0);
}

function joinLines({ eyebrow, headline, subline }: AdCopy): string {
  return [eyebrow, headline, subline].filter(Boolean).join(' | ');
}

it.each([
  ['Piano tuning £70', 'families with an old upright nobody plays'],
  ['Sash window repair', 'owners of listed houses freezing every winter'],
  ['Vintage pie dish, $38', 'people who bake like their nan'],
  ['Carpet cleaning for landlords', 'letting agents in York'],
  ['Puppenklinik Nürnberg', 'Omas, Sammler, Kinder mit kaputter Lieblingspuppe'],
  ['Nachhilfe Mathe', 'Eltern, deren Kind auf der Kippe steht'],
  ['Rempaillage de chaises 85 €', 'ceux qui ont des chaises de mamie au grenier'],
  ['Impagliatore sedie, preventivo gratis', 'chi ha le sedie della nonna sfondate'],
  ['Kniplessen voor thuis', 'ouders die zelf het haar van hun kinderen willen knippen'],
  ['Conserto de panela', 'dona de casa, cozinheira e restaurante por quilo'],
  ['Diyetisyen takip uygulaması', 'kendi ofisi olan diyetisyenler'],
  ['Εφαρμογή για ψαράδες', 'ερασιτέχνες ψαράδες με βάρκα'],
  ['Jasa lapor SPT mulai 150rb', 'pelaku usaha yg belum lapor pajak'],
  ['피아노 조율 8만원', '아이 피아노 다시 꺼내는 집, 학원'],
])('names the readers of “%s” in the picture in the brief’s words: %s', (product, audience) => {
  expect(joinLines(writePicture(product, audience)).toLowerCase()).toContain(
    audience.toLowerCase(),
  );
});

it.each([
  ['Рассада томатов', 'мамы, выходящие на работу', 'Мамы, выходящие на работу'],
  ['Валенки ручной валки', 'кто мёрзнет', 'Для тех, кто мёрзнет'],
  ['Фотосесія вдвох у Карпатах', 'закохані', 'Закоханим'],
  ['Ремонт велосипедів', 'студенти, які їздять на навчання', 'Студентам, які їздять на навчання'],
  ['Czujnik czadu z montażem', 'domy z piecykiem gazowym', 'Domy z piecykiem gazowym'],
  ['Sprzedam wózek', 'przyszli rodzice', 'Dla przyszłych rodziców'],
  [
    'Location de vaisselle',
    'futurs mariés et associations',
    'Pour les futurs mariés et les associations',
  ],
  ['Ostrzenie noży', 'działkowicze, drwale', 'Działkowicze, drwale'],
  ['Επισκευή κουφωμάτων', 'πελάτης στα νησιά', 'Πελάτης στα νησιά'],
  ['टेंट हाउस किराया', 'घर जहां कोई नहीं रहता', 'घर जहां कोई नहीं रहता'],
  ['Cours de guitare à Lille', 'du débutant au retraité', 'Du débutant au retraité'],
  ['Pokój do wynajęcia', 'studenci niepalący', 'Dla studentów niepalących'],
  ['Корм для собак', 'все кто любит собак', 'Для всех, кто любит собак'],
  ['Торты на заказ', 'те, у кого скоро праздник', 'Для тех, у кого скоро праздник'],
  ['Вареники з вишнею', 'ті, кому ніколи готувати', 'Для тих, кому ніколи готувати'],
  ['Ремонт плит', 'хозяйки, у которых сломалась плита', 'Хозяйкам, у которых сломалась плита'],
  ['मोबाइल रिपेयर', 'जिनका फ़ोन टूट गया', 'उनके लिए, जिनका फ़ोन टूट गया'],
  ['घर का अचार', 'नौकरी करने वाले जिन्हें समय नहीं', 'नौकरी करने वालों के लिए, जिन्हें समय नहीं'],
  ['Piyano dersi', 'anneler babalar İzmir', 'Anneler babalar İzmir'],
  ['Збір на дрон', 'усі небайдужі', 'Усім небайдужим'],
])(
  'names the readers of “%s” in a form that is grammatically certain: “%s”',
  (product, audience, line) => {
    expect(joinLines(writePicture(product, audience))).toContain(line);
  },
);

it('keeps a price in a subline that has little room beside the readers', () => {
  const {
    subline,
    offer,
    facts = [],
  } = writePicture(
    'Noite de fados no clube recreativo, caldo verde e chouriço incluídos, sócios 10€, não sócios 14€',
    'vizinhos do bairro, malta mais velha e quem gosta de fado',
  );
  expect([subline, offer?.text, ...facts].join(' ')).toMatch(/14€/);
  expect(subline).toContain('quem gosta de fado');
});

it('never prints terms of media planning or a person’s trouble as readers', () => {
  for (const audience of ['high-income urban families', 'people who suffer from anxiety'])
    expect(joinLines(writePicture('Weighted blankets', audience))).not.toContain(audience);
});

it('names the product in the picture if the headline states only details', () => {
  const brief = {
    product: 'Murder mystery night at the Old Mill, 3 courses and live actors, £55pp',
    audience: 'groups of friends, couples bored of the cinema',
    goal: 'book a table',
    emotion: 'excitement',
  } as const;
  for (let variation = 0; variation < 10; variation++)
    expect(joinLines(writeAdCopy(brief, 1, variation))).toMatch(/murder mystery/i);
});

it.each([
  ['Торты без сахара', 'диабетики и кто следит за весом'],
  ['Επισκευή κουφωμάτων', 'πελάτης στα νησιά'],
  ['टेंट हाउस किराया', 'घर जहां कोई नहीं रहता'],
])('writes no label before readers whose case is not certain: %s', (product, audience) => {
  const brief = {
    product,
    audience,
    goal: '',
    emotion: 'trust',
    adType: 'product showcase',
  } as const;
  const all = [joinLines(writePicture(product, audience)), ...writeAdText(brief, 1)].join(' ');
  expect(all).not.toMatch(/Для кого|किनके लिए|Για ποιους/u);
});

it('names the readers below a headline instead of a line that suits every product', () => {
  const { eyebrow, subline } = writePicture('Ζιρμπελπράξ στην Πάτρα', 'φοιτητές');
  expect([eyebrow, subline]).toEqual([null, 'Για φοιτητές.']);
});

it('names the readers above a headline if a line with the emotion is below it', () => {
  const product = 'Αγορά και πώληση μεταχειρισμένων βιβλίων';
  const brief = { product, audience: 'φοιτητές', goal: '', emotion: 'happiness' } as const;
  const { eyebrow, subline } = writeAdCopy(brief, 1, 0);
  expect(eyebrow).toBe('Για φοιτητές');
  expect(chooseMoodLines(brief, 'el').map((line) => line.replace(/[.]?$/, '.'))).toContain(subline);
});
