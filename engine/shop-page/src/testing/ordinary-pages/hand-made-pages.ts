import { type OrdinaryPage, page } from './ordinary-page.ts';

/** Test pages that were written without a shop system, and test pages of services that can be booked. */
export const HAND_MADE_PAGES: readonly OrdinaryPage[] = [
  {
    platform: 'Hand-made',
    address: 'http://www.baeckerei-osterloh.example/stollen.html',
    charset: 'windows-1252',
    expected: {
      name: 'Dresdner Christstollen',
      amount: 18.5,
      currency: 'EUR',
      picture: 'stollen_gross.jpg',
      brand: 'Bäckerei Osterloh',
      language: 'de',
    },
    html: page`<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN" "http://www.w3.org/TR/html4/loose.dtd">
<html><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1252"><title>Bäckerei Osterloh – Dresdner Christstollen</title><meta name="keywords" content="Stollen, Bäckerei, Weihnachten"><link rel="stylesheet" href="style.css" type="text/css"></head>
<body bgcolor="#FFF8E8"><table width="900" align="center" cellpadding="0"><tr><td colspan="2"><a href="index.html"><img src="bilder/logo.gif" alt="Bäckerei Osterloh" border="0" width="300" height="80"></a></td></tr>
<tr><td width="180" valign="top"><a href="brot.html">Brote</a><br><a href="kuchen.html">Kuchen</a><br><a href="stollen.html"><b>Stollen</b></a><br><a href="anfahrt.html">Anfahrt</a></td>
<td valign="top"><h1>Dresdner Christstollen</h1><img src="bilder/stollen_gross.jpg" width="420" height="300" alt="Stollen"><p>Unser Stollen reift drei Wochen im Keller. Mit viel Butter, Mandeln und Rosinen – nach dem Rezept von Opa Heinrich.</p><p>1 kg in der Geschenkdose: <b>18,50 €</b></p><p>Versand innerhalb Deutschlands 6,90 €. Bestellung telefonisch unter 04421 / 555 123.</p></td></tr>
<tr><td colspan="2"><hr><small>Bäckerei Osterloh, Marktstraße 7, 26382 Wilhelmshaven | <a href="impressum.html">Impressum</a></small></td></tr></table></body></html>`,
  },
  {
    platform: 'Hand-made',
    address: 'http://www.tanuki-washi.example/shop/fusen.html',
    charset: 'shift_jis',
    expected: {
      name: '手漉き和紙 便箋セット',
      amount: 1980,
      currency: 'JPY',
      picture: 'binsen.jpg',
      brand: 'たぬき和紙店',
      language: 'ja',
    },
    html: page`<html lang="ja"><head><meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS"><title>手漉き和紙 便箋セット｜たぬき和紙店</title></head><body><div id="header"><a href="/"><img src="/img/logo.gif" alt="たぬき和紙店"></a><p>5,000円以上で送料無料</p></div><div id="main"><h2>手漉き和紙 便箋セット</h2><div class="photo"><img src="/shop/img/binsen.jpg" width="400" height="400" alt="便箋"></div><table class="spec"><tr><th>価格</th><td>1,980円（税込）</td></tr><tr><th>内容</th><td>便箋20枚、封筒5枚</td></tr></table><p>越前の職人が一枚ずつ漉いた、やわらかな手触りの便箋です。</p><form action="/cart.cgi" method="post"><input type="submit" value="カートに入れる"></form></div><div id="footer">Copyright たぬき和紙店</div></body></html>`,
  },
  {
    platform: 'Hand-made',
    address: 'http://pechi-ural.example/pech-bannaya.htm',
    charset: 'windows-1251',
    expected: {
      name: 'Печь банная «Урал-20»',
      amount: 38900,
      currency: 'RUB',
      picture: 'ural20.jpg',
      brand: 'Печи Урала',
      language: 'ru',
    },
    html: page`<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html xmlns="http://www.w3.org/1999/xhtml"><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1251" /><title>Печь банная «Урал-20» — Печи Урала</title><meta name="description" content="Печь для бани из стали 8 мм. Производство Челябинск." /></head><body><div class="top"><a class="logo" href="/"><img src="/img/logo.png" alt="Печи Урала" /></a><span class="tel">+7 (351) 200-00-00</span></div><ul class="menu"><li><a href="/pechi.htm">Печи</a></li><li><a href="/dostavka.htm">Доставка</a></li></ul><div class="content"><h1>Печь банная «Урал-20»</h1><a href="/foto/ural20.jpg" class="fancybox"><img src="/foto/small/ural20.jpg" alt="Печь" /></a><p>Печь для бани из стали 8 мм. Объём парной до 20 м³, дымоход 115 мм.</p><p class="cena">Цена: <strong>38 900 руб.</strong></p><p>Доставка по городу — 1 500 руб.</p><a href="#" class="btn">Заказать</a></div><div class="bottom">© 2012–2024 Печи Урала</div></body></html>`,
  },
  {
    platform: 'Hand-made',
    address: 'https://www.millstreamcanoes.example/canoes/otter-15',
    expected: {
      name: 'Otter 15 Cedar-Strip Canoe',
      amount: 4850,
      currency: 'USD',
      picture: 'otter15-hero',
      brand: 'Millstream Canoes',
      language: 'en',
    },
    html: page`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Otter 15 | Millstream Canoes</title><meta name="description" content="A fifteen-foot cedar-strip canoe for lakes and slow rivers."><link rel="stylesheet" href="/main.css"></head><body><header><a class="brand" href="/">Millstream Canoes</a><nav><a href="/canoes">Canoes</a><a href="/paddles">Paddles</a><a href="/visit">Visit</a></nav></header><main><figure class="hero"><img src="/photos/otter15-hero.jpg" alt="The Otter 15 on a lake at sunrise"></figure><h1>Otter 15 Cedar-Strip Canoe</h1><p class="lede">A fifteen-foot cedar-strip canoe for lakes and slow rivers. Fifty-two pounds, ash gunwales, hand-caned seats.</p><dl><dt>Length</dt><dd>15 ft</dd><dt>Weight</dt><dd>52 lb</dd><dt>Price</dt><dd>$4,850</dd><dt>Deposit</dt><dd>$500</dd></dl><a class="button" href="mailto:build@millstreamcanoes.example">Order yours</a></main><footer><p>&copy; 2025 Millstream Canoes, Saranac Lake NY</p></footer></body></html>`,
  },
  {
    platform: 'Hand-made',
    address: 'http://www.garncarz-bolek.example/kubki/kubek-groszki.php?id=4',
    charset: 'iso-8859-2',
    expected: {
      name: 'Kubek w groszki 350 ml',
      amount: 42,
      currency: 'PLN',
      picture: 'kubek_groszki',
      brand: 'Garncarz Bolek',
      language: 'pl',
    },
    html: page`<!DOCTYPE html><html><head><meta http-equiv="Content-Type" content="text/html; charset=iso-8859-2"><meta http-equiv="Content-Language" content="pl"><title>Garncarz Bolek - Kubek w groszki 350 ml</title></head><body><div id="naglowek"><a href="/"><img src="/grafika/logo.png" alt="Garncarz Bolek - ceramika ręcznie malowana"></a></div><div id="menu"><a href="/kubki">Kubki</a> <a href="/talerze">Talerze</a> <a href="/kontakt">Kontakt</a></div><div id="tresc"><h1>Kubek w groszki 350 ml</h1><img src="/zdjecia/kubek_groszki.jpg" alt="Kubek w groszki" width="500"><p>Ręcznie malowany kubek z kamionki. Można myć w zmywarce i używać w mikrofalówce.</p><p class="cena">Cena: 42,00 zł brutto / szt.</p><form method="post" action="/koszyk.php"><input type="text" name="ilosc" value="1"><input type="submit" value="Do koszyka"></form></div><div id="stopka">Garncarz Bolek, Bolesławiec. Wysyłka od 14,99 zł.</div></body></html>`,
  },
  {
    platform: 'Hand-made',
    address: 'http://www.longjing-cha.example/product.asp?id=12',
    charset: 'gbk',
    expected: {
      name: '明前西湖龙井 250克罐装',
      amount: 598,
      currency: 'CNY',
      was: 680,
      picture: 'longjing250',
      brand: '龙井茶庄',
      language: 'zh',
    },
    html: page`<!DOCTYPE html><html><head><meta http-equiv="Content-Type" content="text/html; charset=gb2312" /><title>明前西湖龙井 250克罐装 - 龙井茶庄</title><meta name="keywords" content="龙井,绿茶" /><meta name="description" content="产自杭州梅家坞，清明前手工采摘。" /></head><body><div class="header"><a href="/"><img src="/images/logo.jpg" alt="龙井茶庄" /></a><div class="nav"><a href="/list.asp">全部商品</a></div></div><div class="detail"><div class="pic"><img src="/upload/longjing250.jpg" alt="龙井" /></div><div class="info"><h1>明前西湖龙井 250克罐装</h1><p>市场价：<del>￥680.00</del></p><p>会员价：<span class="price">￥598.00</span></p><p>运费：满200元包邮</p><a class="buy" href="/cart.asp?id=12">立即购买</a></div><div class="content"><p>产自杭州梅家坞，清明前手工采摘。</p></div></div><div class="footer">龙井茶庄 版权所有</div></body></html>`,
  },
  {
    platform: 'Booking',
    address: 'https://www.salon-mila.example/leistungen/balayage',
    expected: {
      name: 'Balayage mit Schnitt und Styling',
      amount: 149,
      currency: 'EUR',
      isFrom: true,
      picture: 'balayage',
      brand: 'Salon Mila',
      language: 'de',
    },
    html: page`<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Balayage mit Schnitt und Styling | Salon Mila Leipzig</title><meta name="description" content="Sanfte Farbverläufe, typgerecht gesträhnt. Jetzt online Termin buchen."><meta property="og:title" content="Balayage mit Schnitt und Styling"><meta property="og:site_name" content="Salon Mila"><meta property="og:image" content="https://www.salon-mila.example/bilder/balayage.jpg"><script type="application/ld+json">{"@context":"https://schema.org","@type":"HairSalon","name":"Salon Mila","image":"https://www.salon-mila.example/bilder/salon.jpg","telephone":"+49 341 000000","priceRange":"€€","address":{"@type":"PostalAddress","streetAddress":"Karl-Heine-Str. 3","addressLocality":"Leipzig"},"openingHours":"Tu-Sa 09:00-18:00"}</script></head><body><header><a href="/"><img src="/bilder/logo.svg" alt="Salon Mila"></a><nav><a href="/leistungen">Leistungen</a><a href="/team">Team</a><a href="/termin">Termin buchen</a></nav></header><main><h1>Balayage mit Schnitt und Styling</h1><img src="/bilder/balayage.jpg" alt="Frau mit Balayage"><p>Sanfte Farbverläufe, typgerecht gesträhnt und frei Hand gemalt.</p><ul class="facts"><li>Dauer: ca. 3 Stunden</li><li>Preis: ab 149 €</li><li>Mit Olaplex: + 25 €</li></ul><a class="btn" href="/termin?s=balayage">Termin buchen</a><section><h2>Weitere Leistungen</h2><ul><li>Damenhaarschnitt – 52 €</li><li>Herrenhaarschnitt – 34 €</li></ul></section></main><footer>Salon Mila · Di–Sa 9–18 Uhr</footer><div class="cookie"><p>Wir nutzen Cookies.</p><button>Einverstanden</button></div></body></html>`,
  },
  {
    platform: 'Booking',
    address: 'https://www.kilnhouse.example/courses/wheel-throwing-beginners',
    expected: {
      name: 'Wheel Throwing for Beginners',
      amount: 240,
      currency: 'GBP',
      picture: 'wheel-beginners',
      brand: 'Kiln House',
      language: 'en',
    },
    html: page`<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Wheel Throwing for Beginners – Kiln House Pottery School</title><meta property="og:title" content="Wheel Throwing for Beginners"><meta property="og:image" content="https://www.kilnhouse.example/img/wheel-beginners.jpg"><meta property="og:site_name" content="Kiln House"><script type="application/ld+json">{"@context":"https://schema.org","@type":"Course","name":"Wheel Throwing for Beginners","description":"Six Tuesday evenings at the wheel, all materials and two firings included.","image":"https://www.kilnhouse.example/img/wheel-beginners.jpg","provider":{"@type":"Organization","name":"Kiln House","sameAs":"https://www.kilnhouse.example"},"offers":[{"@type":"Offer","category":"Paid","price":240,"priceCurrency":"GBP"}],"hasCourseInstance":[{"@type":"CourseInstance","courseMode":"Onsite","startDate":"2026-01-13","endDate":"2026-02-17","location":"Leeds"}]}</script></head><body><header><a href="/" class="logo">Kiln House</a></header><main><p class="crumbs"><a href="/courses">Courses</a></p><h1>Wheel Throwing for Beginners</h1><img src="/img/wheel-beginners.jpg" alt=""><p>Six Tuesday evenings at the wheel, all materials and two firings included.</p><p><strong>£240</strong> per person · 8 places</p><a class="book" href="/book/41">Book your place</a><h2>Other courses</h2><ul><li>Hand Building Weekend – £165</li></ul></main><footer>Kiln House Ltd</footer></body></html>`,
  },
  {
    platform: 'Booking',
    address: 'https://www.trattoriadalucio.example/menu-degustazione',
    expected: {
      name: 'Menu degustazione di mare',
      amount: 65,
      currency: 'EUR',
      picture: 'degustazione-mare',
      brand: 'Trattoria da Lucio',
      language: 'it',
    },
    html: page`<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Menu degustazione di mare - Trattoria da Lucio, Rimini</title><meta name="description" content="Sei portate dal pescato del giorno. Prenota il tuo tavolo."><meta property="og:image" content="https://www.trattoriadalucio.example/foto/degustazione-mare.jpg"><script type="application/ld+json">{"@context":"https://schema.org","@type":"Restaurant","name":"Trattoria da Lucio","servesCuisine":"Pesce","priceRange":"€€€","image":"https://www.trattoriadalucio.example/foto/sala.jpg","acceptsReservations":"True"}</script></head><body><header><a href="/"><img src="/foto/logo.png" alt="Trattoria da Lucio"></a><nav><a href="/menu">Menù</a><a href="/contatti">Contatti</a></nav></header><section class="hero"><img src="https://www.trattoriadalucio.example/foto/degustazione-mare.jpg" alt="Crudo di gamberi"></section><main><h1>Menu degustazione di mare</h1><p>Sei portate dal pescato del giorno, scelte ogni mattina da Lucio al porto di Rimini.</p><ul><li>Crudo di gamberi rossi</li><li>Spaghetti alle vongole</li></ul><p class="prezzo">€ 65 a persona, bevande escluse</p><p>Abbinamento vini: € 28</p><a href="/prenota" class="bottone">Prenota un tavolo</a></main><footer>Chiuso il lunedì · Coperto € 3</footer></body></html>`,
  },
  {
    platform: 'Booking',
    address: 'https://espacoaurora.example/aulas/yoga-restaurativo',
    expected: {
      name: 'Yoga Restaurativo – pacote de 8 aulas',
      amount: 320,
      currency: 'BRL',
      was: 400,
      picture: 'yoga-restaurativo',
      brand: 'Espaço Aurora',
      language: 'pt',
    },
    html: page`<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Yoga Restaurativo – pacote de 8 aulas | Espaço Aurora</title><meta property="og:site_name" content="Espaço Aurora"><meta property="og:title" content="Yoga Restaurativo – pacote de 8 aulas | Espaço Aurora"><meta property="og:image" content="https://espacoaurora.example/img/yoga-restaurativo.jpg"></head><body><header><a href="/"><img src="/img/logo-aurora.png" alt="Espaço Aurora"></a><nav><a href="/aulas">Aulas</a></nav></header><main><h1>Yoga Restaurativo – pacote de 8 aulas</h1><img src="/img/yoga-restaurativo.jpg" alt="Aula de yoga"><p>Aulas calmas, com apoio de almofadas e mantas, para soltar o corpo no fim do dia.</p><div class="preco"><s>R$ 400,00</s> <strong>R$ 320,00</strong> <small>ou 4x de R$ 80,00</small></div><a class="botao" href="/agendar/8">Agendar</a></main><footer>Rua das Acácias, 12 – Curitiba</footer></body></html>`,
  },
];
