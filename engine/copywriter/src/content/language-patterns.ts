import type { WrittenLanguage } from './languages.ts';

/** Features that distinguish a language in Latin letters from its neighbours. */
export interface DetectionPatterns {
  /**
   * Common words, and endings that only one of two related languages has. Two of them decide the language of
   * a short field.
   */
  functionWords: RegExp;
  /**
   * Names of shops and trades in this language only, not in English or others: a one-word field is too short
   * for statistics. For languages with compounds, their first and last parts.
   */
  tradeNouns?: RegExp;
  /** Letters that English has only in loanwords. */
  letters?: RegExp;
  /**
   * Typical beginnings, endings and spellings. Many English words have them too, so they count only without
   * English words.
   */
  spelling?: RegExp;
}

interface LanguagePatterns {
  /**
   * The preposition "for" at the start of an audience field, which would otherwise be doubled or require
   * inflection.
   */
  forWhom?: RegExp;
  /**
   * Elided words before a vowel, and the words that follow them in advertising; joined, they spell no other
   * word of the language.
   */
  elisions?: RegExp;
  /** Omitted if the script or the letters identify the language. */
  detection?: DetectionPatterns;
}

/** Patterns for languages that function words and the lexicon do not tell well enough. A new language needs none. */
const LANGUAGE_PATTERNS = {
  en: {
    detection: {
      functionWords:
        /\b(?:the|bakery|plants|tuner|tuning|wanted|village|made|easy|from|every|better|never|again|christmas|market|holidays?|trips?|for|with|and|who|that|of|to|more|get|your|our|women|men|woman|people|owners|lovers|moms|students|beginners|families|couples|professionals|fans|homeowners|workers|sales|online|busy|young|increase|sell|my|new|shoes|shop|course|service|services|app|handmade|home|gifts?|corporate|clients|small|free|delivery|dogs?|cats?|kids|children|food|coffee|leather|lessons|classes|cleaning|repair|rental|wedding|bags|candles|skin|clothing|teams|managers|fresh|night|wooden|glass|seekers|buyers|travell?ers|adults|teens|seniors|runners|drivers|bread|surfers|gamers|founders|executives|athletes|cyclists|renters|brides|commuters|hosts|collectors|retirees|nurses|teachers|dads|users|goers|sunscreen|house|garden|kitchen|books|toys)\b/gi,
    },
  },
  de: {
    forWhom: /^für\s+/i,
    detection: {
      functionWords:
        /\b(?:am (?:samstag|sonntag|montag|see|meer|markt)|im|auf (?:dem|der)|zu hause|gesucht|suche|(?:regen|wasser|staub)dichte[rs]?|\p{L}{4,}licht|für|mit|und|die|der|das|mehr|ein|eine|einen|von|aus|zum|zur|wir|ohne|frauen|männer|kunden|verkaufen|verkäufe|berufstätige|junge|bestellungen|frisch|frische[rs]?|köln|berlin|münchen|fürs|kaffee|familien|kinder|eltern|anfänger|hausbesitzer|unternehmen|möbel|garten|küche|hunde|katzen|senioren|paare|läufer|liebhaber|hochzeit|schmuck|urlaub|wohnung|müller|schäfer|schröder|krüger|köhler|könig|möller|günther|böhm|krämer|jäger|kühn|\p{L}*ß\p{L}*|\p{L}{4,}(?:ungen|schaft|schaften|keit|heit|heiten|licher?|liches|flieger))(?!\p{L})/giu,
      tradeNouns:
        /(?<!\p{L})(?:\p{L}{4,}(?:studio|agentur|therapie|fotograf(?:in|en)?|pension|verwaltung|vermittlung|unterricht|leger|putzer|mutter|schmied|wagen|ringe|dielen|praktiker(?:in)?|händler|berater|meister|techniker|haus)|\p{L}{3,}(?:bau|hof|züge)|\p{L}{5,}(?:ung|schaft|erin)|gesundheits\p{L}+|elektriker|optiker|physiotherapie|eisdiele|umzug|parkett|verlegen|erben|nagelstudio|handwerker|sportler|brautpaare|schwangere|gründer|selbstständige|\p{L}{3,}(?:erei|ereien|werkstatt|werkstätte|laden|läden|geschäft|kurse?|schulen?|praxis|firma|dienst|reisen|kisten?|zimmer|schuhe|torten?|wohnung(?:en)?|ställe|reitstall|dächer|decker|macher|möbel|bücher|schmuck|kaffee|käse|fleisch|gemüse|beratung|reinigung|pflege|fotografie|implantate|handel|handlung|verleih|vermietung|betrieb|handwerk|versicherung(?:en)?|studios|märkte|brauerei|rösterei|gärten|kleider|geräte|maschinen?|anlagen?)|hebamme|klempner|tischler|schreiner|friseur|metzger|bestatter|imker|hundefutter)(?!\p{L})/giu,
      letters: /[äöüß]/u,
      spelling:
        /sch|tz|pf|\p{L}{3,}(?:ung|keit|heit|lich|ieren|gitter|mieter|herren|macher|bauer|steller|wolle|garagen?|zelte?|fest|werk|zeug|betriebe?|helfer|stoffe?)$/u,
    },
  },
  fr: {
    forWhom: /^pour\s+/i,
    elisions:
      /(?<!\p{L})(?:([dl])(huile|olives?|eau|été|hiver|automne|or|argent|art|artisans?|écoles?|écoliers?|enfants?|entreprises?|anglais|espagnol|italien|allemand|arabe|intérieur|extérieur|occasion|anniversaire|ameublement|assurances?|avocat|amandes?|érable|oranges?|abeilles?|agneau|escalade|équitation|escrime|origine|usine|urgence|aide|ordinateurs?|adultes?|animaux|aventure|exception|époque|échecs|électricien|adolescents?|adolescence|étudiants?|étudiantes?|élèves?|amis?|agriculteurs?|agrumes|accessoires|accueil|ateliers?|infirmières?|infirmiers?|ingénieurs?|études?|emploi|épicerie|énergie|espaces?|images?|internet|outils?|ouvrages?|oiseaux|herbes|horlogerie|humour|installation|isolation|entretien|appartements?|immeubles?|hôtel|hommes?|italie|espagne|alsace|auvergne|ardèche|europe)|([jms])(achète\p{L}*|abonne\p{L}*|inscri\p{L}*|essaie\p{L}*|adopte|adore|aime|appelle|offre|obtiens|équipe|informe)|(j)(ai|en(?=\s)|y(?=\s))|(c)(est)|(qu)(on|il|ils)|(jusqu)(à|au)|(aujourd)(hui))(?!\p{L})/giu,
    detection: {
      functionWords:
        /\b(?:pour|avec|et|les|des|le|la|toutes?|marques?|chez|plus|une|un|du|en|sans|femmes|hommes|qui|ventes|clients|jeunes|nos|sur|de|au|aux|familles|amateurs de|débutants|particuliers|propriétaires|enfants|étudiants|citadins|voyageurs|maison|cours|atelier|boulangerie|artisanale?s?|bijoux|chaussures|meubles|rideaux|miroirs?|livraison|mariage|fleurs|jardin|vélos?|anciens?|anciennes?|sur mesure|mamans?|papas?|peaux?|crèmes?|solaires?|minérales?|bébés?|visage|soins?|beauté|santé|naturel(?:s|les?)?|français(?:es?)?|\p{L}+(?:ières?|euses?|iques))(?!\p{L})/giu,
      tradeNouns:
        /(?<!\p{L})(?:scolaires?|lycéens?|bilans?|\p{L}{3,}iens?(?= (?:à|de|du|et))|toilett(?:age|eurs?|euses?)|paysagistes?|vétérinaires?|dératisation|ramon(?:age|eurs?)|débarras|coach sportif|à louer|chambres?|lavande|\p{L}{2,}(?:(?<!soir|fianc|entr|matin|pur)ées?|ères?|ières?|èques?)|massages? à|vitres|combles|isolation des|photographes?|agences?|gourmands|amis|futurs mariés|traiteurs?|ménages?|à domicile|débordée?s?|repassage|nettoyage|poussettes?|lavables?|cantines?|ateliers?|cartables?|pressés|gardes? d['’]enfants|fleuristes?|serruriers?|opticiens?|plombiers?|chauffagistes?|menuisiers?|menuiserie|déménagements?|déménageurs?|cave à vins?|assurances? (?:auto|habitation|santé|vie)|garages? automobiles?|poteries?|coiffeu(?:rs?|ses?)|boucheries?|épiceries?|fromageries?|librairies?|crèches?|bijouteries?|pharmacies?|électriciens?|couvreurs?|maçons?|jardiniers?|esthéticiennes?|ostéopathes?|avocats?|comptables?|notaires?|traiteurs?|auto-écoles?|laveries?|cordonneries?|vignerons?|torréfacteurs?|randonnées?|voyages?|gîtes?|vêtements?|lunettes|vitrines?|chauffage|toitures?|couture|tableaux|savons?|bougies?|tisanes?)(?!\p{L})/giu,
      letters: /[éèêëàâçôîïûùœ]/u,
      spelling:
        /(?:\p{L}{3}(?:ements?|aires?|eurs?|euses?|eaux|oires?|ages?|istes?|ées?|iers?|ières?|iques?|ettes?|eries?)|^(?:location|pose|vente|pneus|chevaux|cavaliers))$/u,
    },
  },
  es: {
    forWhom: /^para\s+/i,
    detection: {
      functionWords:
        /\b(?:(?:se|te) (?:necesita|busca|vende|alquila|ofrece|traspasa)n?|olivos?|buscamos|necesitamos|nuestr[oa]s?|en (?:el|la|los|las)|desde|hasta|para|con|los|las|el|la|más|una|un|del|de|sin|mujeres|hombres|que|ventas|clientes|jóvenes|aumentar|hecho|hecha|familias|niños|padres|adultos|principiantes|viajeros|amantes|autónomos|empresas|hogar|coches?|viajes|clases?|tienda|ropa|zapatos|joyas|muebles|armarios?|a medida|correr|corredores|cerca|descargas|mascotas|reformas|alquiler|viviendas|bodas|espejos?|sillas?|\p{L}{2,}ill[ao]s?|\p{L}+(?:ción|ciones|ñ\p{L}+))(?!\p{L})/giu,
      tradeNouns:
        /(?<!\p{L})(?:pintor(?:es)?|fisioterap(?:ia|euta)|plagas|ventanas?|cerámicas?|\p{L}{3,}ajes|colch(?:ón|ones)|(?:aire )?acondicionado|baile|persianas?|miel|tatuadores?|zapater[oa]s?|tapicer[oa]s?|limpieza|oficinas|alquiler|restaurantes?|parejas|novios|agencias?|\p{L}{3,}erías?|cerrajer[oa]s?|clínicas?|taller(?:es)? (?:de|mecánicos?)|mudanzas?|abogad[oa]s?|gafas|turrón|artesan[oa]s?|caser[oa]s?|academias?|excursiones|fontaner[oa]s?|electricistas?|guarderías?|mecánicos?|peluquer[oa]s?|albañil(?:es)?|carpinter[oa]s?|jardiner[oa]s?|veterinari[oa]s?|para mayores|inglés|sol y|de sol|quesos?|jamón|aceite|miel|flores|bicis?|cumpleaños|oficinistas?|abonos?|gimnasios?|vinilos?)(?!\p{L})/giu,
      letters: /[áéíóúñ]/u,
      spelling:
        /(?:\p{L}{2}(?:ción|ón|ín|azas?|ldos|illas?|eros?|eras?|ad[oa]s?|inos|ajes?|ñ[oa]s?)|^(?:cambio|venta|casas?|piel|jardines))$/u,
    },
  },
  it: {
    forWhom: /^per\s+/i,
    elisions:
      /(?<!\p{L})(?:([dl]|dell|all|nell|sull|dall)(oliva|olio|acqua|arte|epoca|estate|inverno|autunno|italia|autore|argento|uva|arancia|amore|abbigliamento|albergo|appartamento|abito|infanzia|inglese|usato|ingrosso|esperienza|ufficio|interni|esterni|occasione|orologio|isola)|(d|dell)(oro)|(l|dell|all|nell)(anno|aria|aperto)|(un)(idea|offerta|esperienza|altra|estate))(?!\p{L})/giu,
    detection: {
      functionWords:
        /\b(?:(?:cerca|affitta|vende)si|ne(?:l|llo|lla|i|gli|lle)|da(?:llo|lla|i|gli|lle)|su(?:l|llo|lla|i|gli|lle)|al(?:lo|la|le)|agli|cerchiamo|per|con|gli|le|il|la|più|una|un|del|della|di|senza|donne|uomini|che|vendite|clienti|giovani|aumentare|fatt[aoei]|fresc(?:o|he)|fotografia|da|impermeabil[ei]|escursionisti|appartamenti|studenti|negozio|lezioni|cors[oi]|vestiti|scarpe|gioielli|viaggi|bambini|famiglie|genitori|principianti|artigianal[ei]|noleggio|affitto|vendita|bici|fiori|dolci|anche|nella|amici|colleghi|adulti|psicolog[aoh]|nuov[aeio]|\p{L}+(?:zione|zioni|eria|erie|aio|aggio|cchier[aei]))(?!\p{L})/giu,
      tradeNouns:
        /(?<!\p{L})(?:pulizi[ae]|vetri|vetrai[oa]|centr[oi] estetic[oi]|estetic[oa]|fisioterapi(?:a|st[ai])|finestre|ceramic(?:a|he)|cucine|su misura|massaggi[oa]?|materass[oi]|officina|condizionator[ei]|sgomber[oi]|cantine|veterinari[oa]|danza|\p{L}{4,}(?:zione|aggi|ezza|trice)|calzolai[oa]|restauro|mobili|antichi|collezionisti|ristorant[ei]|coppie|agenzi[ae]|padroni|sposi|agriturism[oi]|panifici?o?|ottic[ao]|palestr[ae]|impres[ae]|edil[ei]|asil[oi] nido|vini|idraulic[oi]|falegnam[ei]|macelleri[ae]|parrucchier[aei]|ferramenta|pasticceri[ae]|cartoleri[ae]|elettricist[ai]|estetist[ae]|imbianchin[oi]|giardinier[ei]|traslochi|gelat(?:eri[ae]|ai[oa])|oreficeri[ae]|avvocat[oi]|commercialist[ai]|formaggi|olio|miele|candele|saponi|matrimoni|viaggiatori|buongustai)(?!\p{L})/giu,
      letters: /[àèéìòù]/u,
      spelling:
        /(?:zz|gli|cch|gn[aeio]|\p{L}{2}(?:zione|zioni|ieri?|iere|ini|ioni|ura|ure|ico|oli|ella|elle)|^(?:cambio|vendita|casa|alberi|gomme))$|zz|cchi/u,
    },
  },
  pt: {
    forWhom: /^para\s+/i,
    detection: {
      functionWords:
        /\b(?:(?:precisa|procura|vende|aluga)m?-se|procuramos|aos|às|dos|das|nos|nas|pelos?|pelas?|grátis|agendamento\p{L}*|cadastros?|dias|para|com|os|mais|uma|um|do|da|de|sem|mulheres|homens|que|vendas|clientes|jovens|aumentar|não|feito|você|em|ao|iniciantes|viajantes|fotografia|aulas|loja|roupas|famílias|adultos|amantes|empresas|saúde|beleza|alugu(?:el|éis)|passeios?|elétric[ao]s?|crianças|conserto|sapatos|casais|cabelos?|padaria|\p{L}+(?:ção|ções|ões|inh[ao]s?|lh[ao]s?))(?!\p{L})/giu,
      tradeNouns:
        /(?<!\p{L})(?:(?!madeira)\p{L}{3,}eir[oa]s?|limpeza|suportes?|desportist\p{L}+|vidros?|\p{L}{3,}agens|jóias|joias|geleias?|cervejas?|mel (?:orgânico|puro|de)|fisioterapia|cerâmicas?|canalizador(?:es)?|(?:gelat|sapat|lavand|pastel|ourives|livr|joalh|perfum|marcen)arias?|ar condicionado|estética|dedetização|orgânic[oa]s?|artesana(?:l|is)|autoescola|proprietários|academia|restaurantes?|casais|noivos|floricultura|chaveiros?|advogad[oa]s?|bolos?|caseiros?|pousadas?|praia|oficinas?|energia solar|mercearias?|encanador(?:es)?|eletricistas?|cabeleireir[oa]s?|costureiras?|açougue|queijos?|velas artesanais|cachorros?|móveis|brinquedos?|óculos|turismo|mudanças?|marceneir[oa]s?|manicure e|aluguel|conserto)(?!\p{L})/giu,
      letters: /[ãõçáéíóúâêôà]/u,
      spelling:
        /nh|lh|ção|ões|\p{L}{2}(?:eir[oa]s?|agem|agens|ores|adias|ais|dade)$|^(?:troca|venda|casas?|limpa|fossas)$/u,
    },
  },
  ru: {
    forWhom: /^для\s+/i,
  },
  ar: {
    forWhom: /^(?:(?:من أجل|لأجل)\s+|لل(?=\p{L}{3})|لـ\s?)/u,
  },
  he: {
    forWhom: /^(?:(?:עבור|בשביל)\s+|ל(?!קוח|ומד|וחמ|הק|סבי|קוי|ידות)(?=\p{L}{3}))/u,
  },
  zh: {
    forWhom: /^(?:为了|针对|面向|适合|给)/,
  },
  ja: {
    forWhom: /(?:へ|向け|のため(?:に|の)?)$/,
  },
  ko: {
    forWhom: /(?:[을를]\s*위(?:한|해)|에게|께)$/,
  },
  nl: {
    forWhom: /^voor\s+/i,
    detection: {
      functionWords:
        /\b(?:(?:in|op|aan|bij|uit|onder|langs|door|over) (?:de|het|een|onze|uw|je)|gezocht|\p{L}{3,}markt|voor|met|het|een|van|naar|zonder|vrouwen|mannen|mensen|die|onze|meer|verkoop|klanten|jonge|koffie|schoenen|zonnepanelen|kapsalon|rijschool|brood|matras|tandarts\p{L}*|rijles\p{L}*|\p{L}*cursus(?:sen)?|dagen|jongeren|ouderen|kinderen|tuin\p{L}*|bedrijven|loodgieter|vanaf|personen|rijsttafel|reserveer|indonesisch|stellen|ambachtelijk|leren|gebrande|gent|\p{L}{3,}(?:heid|tje|tjes|lijke?))(?!\p{L})/giu,
      tradeNouns:
        /(?<!\p{L})(?:bakkers?|kappers?|(?:yoga|zwem|rij|taal|dans|piano|gitaar|kook|muziek|teken|paardrij|bij|zang|tennis|surf)les|glazenwassers?|schilders?(?:bedrijf)?|\p{L}{4,}salon|dierenarts(?:en)?|fysiotherap(?:ie|eut)|\p{L}*advocaat|\p{L}{4,}bier|honing|keramiek|te huur|kamers?|schoenmakers?|aan huis|matras(?:sen)?|airco|(?:ballet|dans|muziek|taal|rij|zwem|basis)school|zonwering|dakdekkers?|reparaties?|biologische?|\p{L}{3,}(?:erij|lijke?|ingen)|houten|speelgoed\p{L}*|grootouders|ouders|kinderen|gratis verzending|verzending|bezorg\p{L}+|verkopen|sportschool|ondernemers|gezinnen|bruidsparen|\p{L}+(?:winkels?|bedrijf|bedrijven|kleding|erijen|verhuur|handelaars?|zaken|lessen|reizen|auto['’]s)|ijssalon|slotenmakers?|fietsenmakers?|fietsen\p{L}*|elektriciens?|timmerman|keukens?|kinderopvang|wijn\p{L}*|tweedehands|op maat|bloem(?:en)?\p{L}*|bloemist|honden\p{L}*|katten\p{L}*|slager\p{L}*|bakkerij\p{L}*|kaarsen|kaas\p{L}*|zwemles|bijles|hoveniers?|schoonmaak\p{L}*|huiseigenaren|meubels?|gordijnen|zeep|sieraden)(?!\p{L})/giu,
      letters: /[ëïé]/u,
      spelling: /aa|uu|ij|sch|\p{L}{3}(?:isseln?|elen|eren|ingen|heid|lijk|ers|tje)$/u,
    },
  },
  pl: {
    forWhom: /^dla\s+/i,
    detection: {
      functionWords:
        /\b(?:dla|na|bez|kobiety|mężczyźni|ludzie|sprzedaż|klienci|młodzi|więcej|ręcznie|kawa|kursy?|hydraulik|materac|fryzjerski|szkoła|\p{L}*[ąęłżźśćń]\p{L}*)(?!\p{L})/giu,
      tradeNouns:
        /(?<!\p{L})(?:okulary|kierowcy|\p{L}{3,}(?:kcyjn[yae]|owcy|owców|ania|enia)(?= \p{L})|(?!schwarz|quarz)\p{L}{3,}(?:arz|arni[ae]|owni[ae]|ekcja|acja|iczn[yae])|elektryk|fryzjer(?:ski)?|ogrodni(?:k|cze)|nauka|jazdy|fizjoterap\p{L}+|okna|drzwi|miód|ceramika|szewc|materace|rolety|opieka|psami|meble|domow[yae]|rowerow[yae]|usługi|wycena|naprawa|wynajem)(?!\p{L})/giu,
    },
  },
  tr: {
    forWhom: /\s+için$/i,
    detection: {
      functionWords:
        /\b(?:için|ve|ile|kadınlar|erkekler|satış|yeni|el|yapımı|gençler|müşteri|kahve|yatak|kuaför|salonu|kursu|bira|taze|deri|\p{L}*[ğşıİ]\p{L}*)(?!\p{L})/giu,
      tradeNouns:
        /(?<!\p{L})(?:kuaför|kuaförü|börek|börekçi|köfte|köfteci|döner|dönerci|gözlük|gömlek|berber|terzi|pastane|fırın|yıkama|tamir|tercüme|şirketler|aileler|hizmetleri|kiralama|restoran|lokanta|avukat|temizlik|temizliği|emlak|nakliyat|veteriner|bisiklet|oyuncak|mobilya|kuyumcu|eczane|pansiyon|dersi|dersleri|tamiri|aranıyor|muhasebe|yazılımı|köpek|çiftler|öğrenciler|ebeveynler)(?!\p{L})/giu,
      letters: /[çğışöüİ]/u,
    },
  },
  el: {
    forWhom: /^για\s+/i,
  },
  th: {
    forWhom: /^สำหรับ\s*/,
  },
  hi: {
    forWhom: /\s+के लिए$/,
  },
  uk: {
    forWhom: /^для\s+/i,
  },
  vi: {
    forWhom: /^(?:dành )?cho\s+/i,
    detection: {
      functionWords:
        /(?<!\p{L})(?:và|của|cho thuê|túi|áo|giày|lớp|bánh|trà|nước|cà phê|quán|tiệm|nhà|thuê|sửa|chân|đồ|máy|tại|từ)(?!\p{L})/giu,
      tradeNouns: /(?<!\p{L})(?:túi da|massage chân|massage body)(?!\p{L})/giu,
    },
  },
  id: {
    forWhom: /^(?:untuk|bagi)\s+/i,
    detection: {
      functionWords:
        /\b(?:tas ransel|anti air|dibutuhkan|untuk|dan|yang|dengan|dari|anak|keluarga|wanita|pria|kopi|kursus|jasa|toko|rumah|murah|segar|sepatu|belajar|bahasa|makanan|mahasiswa|pekerja|ibu|usaha|pemilik)\b/gi,
      tradeNouns:
        /\b(?:klinik gigi|dokter|tukang|bengkel|warung|rumah makan|katering|penjahit|apotek|asuransi|pengacara|akuntan|les privat|bimbel|kelas|sewa|servis|kacamata|perhiasan|tas kulit|dompet|baju|batik|kasur|mebel|lemari|kue|daging|sayur|buah|mainan|buku|sepeda|mobil bekas|sewa mobil|aplikasi|perangkat lunak|penginapan|tepi pantai|apartemen|perumahan|donasi|panti asuhan|lowongan|dicari|pernikahan|pijat|bunga|tanaman|kucing|anjing|hewan|pemula|karyawan|penjualan|pelanggan|buka|gratis ongkir|les (?:renang|tari|gitar|vokal|biola|musik)|mukena|gamis|obat|jamu|umroh|umrah|open trip|kost|gorden|sprei|pompa air|panel surya|motor bekas|kerajinan|kandang|percetakan|homestay di|vila di)\b/gi,
    },
  },
  sv: {
    forWhom: /^för\s+/i,
    detection: {
      functionWords:
        /\b(?:på|vi söker|fika|\p{L}{3,}(?:huset|gården|parken|torget|kyrkan|slottet)|för|och|ett|som|i (?:stockholm|uppsala|lund|norrköping|karlstad|halmstad|kalmar|visby|sundsvall|kiruna)|är|utan|hos|med|våra|nya|kvinnor|män|familjer|företag|skor|kläder|frisör|\p{L}*å\p{L}*|anhöriga|\p{L}{4,}(?:liga|verkstad)|tandläkare|städning|träning|\p{L}{3,}(?:ningar|arna))(?!\p{L})/giu,
      tradeNouns:
        /(?<!\p{L})(?:\p{L}*cykel|pendlare|korg|\p{L}{3,}(?:uthyrning|salong|skola|klasser|verkstad|vakt|makare|handel|kiosk|byrå|hjälp)|\p{L}*[äö]\p{L}*(?:are|ning|ningar|fotograf|puts)|elektriker|mobilreparation|\p{L}*sylt|hemgjor[dt]a?|handgjorda?|skadedjur|fysioterapi|hantverk\p{L}*|honung|keramik|madrass(?:er)?|persienner|advokat|\p{L}*städning|surdegs\p{L}*|\p{L}*bröd|levere\p{L}+|dörren|småbarns\p{L}*|fönster\p{L}*|trädgård\p{L}*|hemma|barn|hus|lägenhet\p{L}*|flytt\p{L}*|snickeri|snickare|målare|rörmokare|körkort|trafikskola|bageri|barnkläder|hemlagad\p{L}*|smycken|cyklar|cykel|heminredning)(?!\p{L})/giu,
      letters: /[åäö]/u,
      spelling:
        /\p{L}{3}(?:are|arna|ning|ningar|skap|nät|ljus|par|väv|ering|byte|garn|plats|sugning|stall)$|^(?:torr|ved|garn|stall)$/u,
    },
  },
} as const satisfies Readonly<Partial<Record<WrittenLanguage, LanguagePatterns>>>;

const BY_LANGUAGE: ReadonlyMap<string, LanguagePatterns> = new Map(
  Object.entries(LANGUAGE_PATTERNS),
);

/** Patterns for recognising a language; empty for one without any. */
export function languagePatterns(language: string): LanguagePatterns {
  return BY_LANGUAGE.get(language) ?? {};
}

/** Words that are frequent in English ads. */
export const ENGLISH_WORDS = LANGUAGE_PATTERNS.en.detection.functionWords;
