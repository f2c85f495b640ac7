import { expect, it } from 'vitest';
import { addressed } from '../content/frame-marks.ts';
import { PHRASEBOOK_LANGUAGES } from '../content/languages.ts';
import { tradeLines } from '../content/texts.ts';
import { TRADE_IDS, type Trade } from '../content/trades.ts';
import { linesOfTrade } from '../localised/frames.ts';
import { writeAdCopy } from '../write-ad-copy.ts';
import { tradeOf } from './trade-of.ts';

/** Product fields as customers write them, and the trade of each. */
const CASES = [
  ['Greengrocer on Mill Road', 'produce'],
  ['蔬果店', 'produce'],
  ['八百屋、毎朝仕入れ', 'produce'],
  ['Leinenschürze', 'kitchenware'],
  ['リネンのエプロン', 'kitchenware'],
  ['Wholesale organic olive oil', 'wholesale'],
  ['Großhandel für Olivenöl', 'wholesale'],
  ['Aceite de oliva al por mayor', 'wholesale'],
  ['Olio d’oliva all’ingrosso', 'wholesale'],
  ['Кофе оптом', 'wholesale'],
  ['业务咖啡豆批发', 'wholesale'],
  ['ERP software for wholesalers', 'software'],
  ['Schwerlastregale', 'industry'],
  ['Hydraulikschläuche und Kupplungen', 'industry'],
  ['Rayonnages industriels', 'industry'],
  ['Scaffalature industriali', 'industry'],
  ['Consultoría de logística', 'advice'],
  ['Logistiek advies', 'advice'],
  ['مطعم البحر، سمك طازج', 'dining'],
  ['خدمات جنائزية', 'farewell'],
  ['دورة لغة إنجليزية للمبتدئين', 'languages'],
  ['مقهى هادئ وسط المدينة', 'cafe'],
  ['قطع غيار للمصانع', 'industry'],
  ['رعاية مسنين في المنزل', 'nursing'],
  ['عيادة نفسية', 'therapy'],
  ['קורס אנגלית למתחילים', 'languages'],
  ['דירת 4 חדרים בגבעתיים', 'property'],
  ['תיקי עור בעבודת יד', 'bags'],
  ['גבינות עיזים מהגליל', 'table'],
  ['עוגות מעוצבות', 'sweets'],
  ['צימר בגליל, בריכה', 'hotel'],
  ['סדנת בישול לזוגות', 'cooking'],
  ['אטליז השכונה', 'butcher'],
  ['Yoga kursu, küçük gruplar', 'yoga'],
  ['gitar kursu', 'music'],
  ['köpek oteli', 'petcare'],
  ['pastacılık kursu', 'cooking'],
  ['קורס אפייה לזוגות', 'cooking'],
  ['מסאז׳', 'wellness'],
  ['Sonnenbrillen', null],
  ['Akupunktur Praxis', 'care'],
  ['acupuntura en Bilbao', 'care'],
  ['Acupuncture clinic', 'care'],
  ['Brillen vom Optiker', 'optician'],
  ['Nagelstudio', 'salon'],
  ['crème visage bio', 'beauty'],
  ['Spenden für das Tierheim', 'giving'],
  ['fotografie voor gezinnen', 'moments'],
  ['donazioni per il canile', 'giving'],
  ['assistenza domiciliare per anziani', 'nursing'],
  ['consulenza marketing per piccole imprese', 'marketing'],
  ['villetta a schiera con giardino', 'property'],
  ['appartamento vacanze in Sardegna', 'travel'],
  ['corso di tedesco serale', 'languages'],
  ['Matratze', 'sleep'],
  ['Hochzeitsplanung in München', 'weddings'],
  ['Hochzeitscatering', 'weddings'],
  ['limpieza de alfombras a domicilio', 'cleaning'],
  ['organisation de mariage', 'weddings'],
  ['Hochzeitsringe aus Gold', 'jewellery'],
  ['alliances de mariage', 'jewellery'],
  ['Schmuck aus Silber', 'jewellery'],
  ['Kaffee aus Äthiopien', 'coffee'],
  ['Craft Bier', 'beer'],
  ['Handgjorda läderväskor från Småland', 'bags'],
  ['Radhus i Täby', 'property'],
  ['Keramikkurs på kvällstid i Örebro', 'learning'],
  ['Stöd Djurhemmet Norr', 'giving'],
  ['Schemaläggning i mobilen, semester med ett klick', 'software'],
  ['Hydraulslangar på metervara', 'industry'],
  ['Barnböcker om rymden', 'books'],
  ['Handstickade ullkoftor från Gotland', 'wear'],
  ['Marknadsföringsbyrå för småföretag', 'marketing'],
  ['Cateringfirma i Nacka', 'catering'],
  ['Silverringar med gravyr', 'jewellery'],
  ['Fönsterrenovering i Uppsala', 'windows'],
  ['Gitarrlektioner på nätet', 'music'],
  ['Holzbrotkasten aus Zirbe', null],
  ['Küchenmesser Damast', 'kitchenware'],
  ['peluquería canina', 'petcare'],
  ['location de tentes de réception', 'rental'],
  ['szkoła językowa', 'languages'],
  ["garde d'enfants à domicile", 'childcare'],
  ['alquiler de furgonetas', 'rental'],
  ['mieszkania na wynajem', 'property'],
  ['begravningsbyrå', 'farewell'],
  ['vin rouge', 'wine'],
  ['Pizza aus dem Holzofen', 'table'],
  ['table basse de salon', 'furnishing'],
  ['Trauringe selbst schmieden Kurs', 'learning'],
  ['دورة تصوير للمبتدئين', 'learning'],
  ['Academia de oposiciones', 'learning'],
  ['aceite de oliva virgen extra', 'table'],
  ['Wohnmobil mieten, Hund erlaubt', 'travel'],
  ['Pflegedienst sucht Pflegekräfte', null],
  ['Köche (m/w/d) in Ulm', null],
  ['Flyttstädning i Göteborg', 'cleaning'],
  ['salon de jardin', 'furnishing'],
  ['salon de coiffure', 'hairdresser'],
  ['salón de belleza', 'salon'],
  ['Marias Salon', 'salon'],
  ['Laptop für Studenten', 'gadgets'],
  ['Laptop für die Schule', 'gadgets'],
  ['App für Läufer', 'digital'],
  ['Gitarre', null],
  ['Aktenvernichtung', 'work'],
  ['location de salle', 'rental'],
  ['аренда спецтехники', 'rental'],
  ['tłumaczenia przysięgłe', 'advice'],
  ['Catering für Firmenfeiern', 'catering'],
  ['ripetizioni di latino', 'tutoring'],
  ['psicóloga online', 'therapy'],
  ['Architekturbüro', 'advice'],
  ['Notariat am Markt', 'lawyer'],
  ['Unternehmensberatung', 'advice'],
  ['Einfamilienhaus mit Garten', 'property'],
  ['Wohnungsreinigung', 'cleaning'],
  ['Clases de cerámica', 'learning'],
  ['Wärmepumpen für Altbauten', 'heating'],
  ['rideaux occultants', 'furnishing'],
  ['Gitarrenunterricht', 'learning'],
  ['curso de guitarra', 'learning'],
  ['Boekhouding voor zzp’ers', 'accounting'],
  ['handgemaakte leren schoenen', 'shoes'],
  ['kapsalon voor dames', 'hairdresser'],
  ['karma dla psa bez zbóż', 'petfood'],
  ['panele fotowoltaiczne', 'energy'],
  ['kuaför salonu', 'hairdresser'],
  ['dağ evi kiralama', 'hotel'],
  ['солнечные панели', 'energy'],
  ['парикмахерская', 'hairdresser'],
  ['манікюр на дому', 'salon'],
  ['керамика ручной работы', 'kitchenware'],
  ['детская одежда', 'wear'],
  ['детская стоматология', 'dentist'],
  ['дрессировка собак', 'petcare'],
  ['курсы английского', 'languages'],
  ['кулінарні курси', 'cooking'],
  ['ενοικιαζόμενα δωμάτια στη Νάξο', 'hotel'],
  ['ζαχαροπλαστείο', 'bakery'],
  ['記念日のディナー', 'dining'],
  ['مطعم مأكولات بحرية', 'dining'],
  ['Fischrestaurant am Hafen', 'dining'],
  ['精酿啤酒', 'beer'],
  ['小微企业代账服务', 'accounting'],
  ['수제 가죽 구두', 'shoes'],
  ['산속 펜션', 'hotel'],
  ['Escape Room in Köln', 'outing'],
  ['restaurante de pescado', 'dining'],
  ['Klavier', null],
  ['Programmierkurs für Kinder', 'learning'],
  ['cours de cuisine', 'cooking'],
  ['Surfbrett', 'sport'],
  ['Esstisch aus Eiche', 'furnishing'],
  ['clases de surf', 'learning'],
  ['Newsletter für Gründer', 'software'],
  ['invitaciones de boda', null],
  ['agence de voyages', 'travel'],
  ['adiestramiento canino', 'animals'],
  ['Fahrradwerkstatt mit Abholservice', 'mending'],
  ['Heizungsreparatur', 'plumbing'],
  ['hovenier voor kleine stadstuinen', 'garden'],
  ['cerrajero 24 horas', 'locksmith'],
  ['ऑनलाइन योग कक्षाएँ', 'yoga'],
  ['बच्चों के लिए पियानो क्लास', 'music'],
  ['गाँव की लाइब्रेरी के लिए दान', 'giving'],
  ['दुकानों के लिए बिलिंग सॉफ्टवेयर', 'software'],
  ['मनाली में होमस्टे', 'hotel'],
  ['इलेक्ट्रीशियन चाहिए', null],
  ['Tukang cat rumah Pak Budi', 'painter'],
  ['Warung makan tepi pantai', 'dining'],
  ['Service AC Jakarta Selatan', 'home'],
  ['Lowongan: tukang listrik', null],
  ['Nhà hàng hải sản ven biển', 'dining'],
  ['Trung tâm tiếng Anh', 'languages'],
  ['Ikan cupang', 'animals'],
  ['Gym 24 jam', 'gym'],
  ['Toko roti Melati', 'bakery'],
  ['Thợ sơn nhà Minh Khang', 'painter'],
  ['Phần mềm bán hàng', 'software'],
  ['Tuyển thợ điện', null],
  ['Tuyển sinh lớp tiếng Anh', 'languages'],
  ['ช่างทาสีบ้านลุงสมชาย', 'painter'],
  ['คาเฟ่ริมน้ำ', 'cafe'],
  ['ล้างแอร์ บางนา', 'home'],
  ['รับสมัครช่างไฟฟ้า', null],
  ['รับสมัครนักเรียน คอร์สภาษาอังกฤษ', 'languages'],
  ['agriturismo con piscina', 'hotel'],
  ['lunettes de soleil sur les plages', null],
  ['pianolessen en rijles', 'music'],
  ['Se busca camarero para restaurante', null],
  ['Haftpflichtversicherung', 'insurance'],
  ['Baufinanzierung', 'finance'],
  ['Werbeagentur in Kassel', 'marketing'],
  ['Tierarztpraxis', 'vet'],
  ['Parfum aus Grasse', 'perfume'],
  ['Vitamin D Tropfen', 'supplements'],
  ['Zahnarztpraxis in Köln', 'dentist'],
  ['Hausarzt', 'doctor'],
  ['Physiotherapie', 'physio'],
  ['Pflegedienst Sonnenschein', 'nursing'],
  ['Apotheke am Markt', 'pharmacy'],
  ['Massage und Wellness', 'wellness'],
  ['Webdesign für Vereine', 'itservice'],
  ['Café am Dom', 'cafe'],
  ['Kräutertee', 'tea'],
  ['Bäckerei Huber', 'bakery'],
  ['Metzgerei am Tor', 'butcher'],
  ['Pralinen aus Belgien', 'sweets'],
  ['Gemüsekiste vom Hof', 'produce'],
  ['Hofladen', 'produce'],
  ['Supermarkt', 'shop'],
  ['Duftkerzen', 'decoration'],
  ['Akkuschrauber', 'tools'],
  ['Blumenversand', 'flowers'],
  ['Elektriker in Bonn', 'electrician'],
  ['Malerbetrieb', 'painter'],
  ['Dachdecker', 'roofer'],
  ['Tischlerei', 'carpenter'],
  ['Holzfenster', 'windows'],
  ['Sanierung im Altbau', 'building'],
  ['Praxis für Logopädie', 'care'],
  ['Kombucha', 'drinks'],
  ['Hausmeisterservice', 'home'],
  ['Kfz-Werkstatt', 'garage'],
  ['Fitnessstudio', 'gym'],
  ['Wollpullover', 'wear'],
  ['Umzug in Berlin', 'removals'],
  ['Gebrauchtwagen', 'vehicles'],
  ['Ersatzteile für Landmaschinen', 'industry'],
  ['Fahrschule', 'driving'],
  ['Reisekoffer', 'outdoor'],
  ['Fahrrad', 'bicycles'],
  ['Handtaschen', 'bags'],
  ['Holzspielzeug', 'toys'],
  ['Kinderwagen', 'baby'],
  ['Kochbücher', 'books'],
  ['Geschenkkorb', 'gifts'],
] as const;

it.each(CASES)('takes “%s” for %s', (product, trade) => {
  expect(tradeOf(product)).toBe(trade);
});

it('has a case for every trade', () => {
  const named = new Set<string | null>(CASES.map(([, trade]) => trade));
  expect(TRADE_IDS.filter((trade) => !named.has(trade))).toEqual([]);
});

it('asks nobody to sign up for a thing, nor to put a wedding into a cart', () => {
  const asked = (product: string) =>
    writeAdCopy(
      { product, audience: 'für Studenten', goal: 'mehr Verkäufe', emotion: 'trust' },
      1,
      0,
    );
  expect(asked('Laptop für Studenten').language).toBe('de');
  expect(asked('Laptop für Studenten').callToAction).not.toMatch(/anmelden|starten|loslegen/i);
  expect(asked('Hochzeitsplanung in München').callToAction).toMatch(/Termin|Kontakt/);
});

it.each([
  ['nl', 'vers gebrande koffie', 'voor thuiswerkers'],
  ['pl', 'gabinet stomatologiczny', 'dla rodzin'],
  ['ru', 'свадебный фотограф', 'для пар'],
  ['zh', '手工面包', '年轻上班族'],
  ['ko', '메모리폼 매트리스', '바쁜 직장인'],
  ['tr', 'deri ayakkabı', 'kadınlar için'],
  ['de', 'Matratze aus Kaltschaum', 'für Seitenschläfer'],
  ['de', 'Esstisch aus Eiche', 'für große Familien'],
] as const)('speaks of a trade in %s: “%s”', (language, product, audience) => {
  const trade = tradeOf(product);
  const own = linesOfTrade(trade, language);
  expect(own).not.toBeNull();
  const copies = Array.from({ length: 10 }, (_, variation) =>
    writeAdCopy({ product, audience, emotion: 'happiness' }, 1, variation),
  );
  expect(copies.map((copy) => copy.language)).toEqual(copies.map(() => language));
  expect(new Set(copies.map(({ headline }) => headline)).size).toBe(10);
  for (const line of own?.lines ?? [])
    expect(
      copies.some(({ headline }) => headline === addressed(line, false)),
      line,
    ).toBe(true);
  expect(copies[0]?.problem).toBe(addressed(own?.problem ?? '', false));
});

it('never repeats a line of a trade and states no figure', () => {
  for (const trade of TRADE_IDS)
    for (const language of PHRASEBOOK_LANGUAGES) {
      const lines = tradeLines(trade, language)?.lines ?? [];
      expect(new Set(lines).size).toBe(lines.length);
      expect(lines.join(' ')).not.toMatch(/[\d%$€£]/);
    }
});

it.each([
  ['Boulangerie artisanale', 'Restaurant de quartier', 'habitants du quartier', /Asseyez-vous/],
  ['Kekse aus der Manufaktur', 'Gasthaus am See', 'Familien und Freunde', /Setz dich/],
])('asks nobody to sit down for “%s”, as it does for “%s”', (goods, place, audience, seat) => {
  const said = (product: string) =>
    Array.from({ length: 10 }, (_, variation) => {
      const brief = { product, audience, emotion: 'happiness' } as const;
      const { headline, subline, solution } = writeAdCopy(brief, 1, variation);
      return `${headline} ${subline} ${solution}`;
    }).join(' ');
  expect(said(goods)).not.toMatch(seat);
  expect(said(place)).toMatch(seat);
});

it.each<[string, Trade | null]>([
  ['bomen kappen', 'home'],
  ['boekhoudprogramma', 'software'],
  ['kfz-werkstatt', 'garage'],
  ['makelaar', 'property'],
  ['pédicure médicale', 'doctor'],
  ['sportschool', 'gym'],
  ['trouwlocatie', 'weddings'],
])('takes "%s" for %s', (product, trade) => {
  expect(tradeOf(product)).toBe(trade);
});
