import type { KindWords } from './kind-words.ts';

/** Work, places and lessons that have no body, under the thing that stands for them. */
export const TRADE_WORDS: KindWords = [
  [
    /\b(?:dent(?:ist\w*|al)|teeth|tooth\w*|orthodont\w*|invisalign)\b|\p{L}*zahn(?!rad|räder|riemen)|\p{L}*zähne|dentaire|dentista|odont[oó]|стомат|зуб|أسنان|歯科|歯医者|牙科|치과|दंत|दांत/iu,
    'tooth',
  ],
  [
    /\b(?:lawyers?|attorneys?|legal|law firm|notary|solicitors?|divorce)\b|\p{L}*anwalt|\p{L}*anwält|\p{L}*notariat|\bavocat|abogad|advogad|avvocat|stud(?:io|i) legal|адвокат|\p{L}*юрист|محام|弁護士|法律|律师|변호사|वकील/iu,
    'gavel',
  ],
  [
    /\b(?:insurance|insure|cyber ?security|security|backups?|antivirus|vpn|firewall|alarms?|warranty|smoke detectors?)\b|\p{L}*versicherung|assurance|\bseguros?\b|assicurazion|ubezpiecz|\p{L}*страхов|تأمين|保険|保险|보험|बीमा/iu,
    'shield',
  ],
  [
    /\b(?:tax(?:es)?|account(?:ing|ants?)|bookkeep\w*|payroll|loans?|mortgages?|invest\w*|pensions?|financ\w+|(?<!(?:power|blood) )bank(?:ing)?|credit|factoring|crypto|trading|savings)\b|\p{L}*steuer(?!ung|gerät)|\p{L}*buchhalt|\p{L}*finanz|\p{L}*kredit|comptab|\bimpôt|contab|asesoría fiscal|commercialista|налог|бухгалт|\p{L}*кредит|ضرائب|محاسب|税理士|税务|会计|세무|टैक्स|लोन/iu,
    'coins',
  ],
  [
    /\b(?:photo(?:graph(?:y|ers?)| ?shoots?(?: sessions?)?| sessions?| booth)|videograph\w+|cameras?|headshots?|portraits?)\b|\p{L}*fotograf|fotógraf|photograph[ei]|фотограф|تصوير|写真|カメラ|摄影|사진|फोटोग्राफ/iu,
    'camera',
  ],
  [
    /\b(?:podcasts?|microphones?|voice ?over|radio|karaoke|stand-?up comedy)\b|подкаст|بودكاست|ポッドキャスト|播客|팟캐스트|पॉडकास्ट/iu,
    'microphone',
  ],
  [
    /\b(?:guitars?|pianos?|ukuleles?|drums?|music|singing|choir|concerts?|festival|dj|band|orchestra|jazz)\b|\p{L}*musik|\p{L}*gitarre|\p{L}*klavier|musique|música|musica|музык|гитар|موسيقى|音楽|ピアノ|音乐|钢琴|음악|피아노|संगीत/iu,
    'notes',
  ],
  [
    /\b(?:barber(?:s|shop)?)\b|barbier|barbería|barbearia|барбер|حلاق|理容|理发|이발|नाई/iu,
    'barberPole',
  ],
  [
    /\b(?:gyms?|fitness|(?:personal|fitness) train(?:ers?|ing)|crossfit|kettlebells?|dumbbells?|workouts?|bootcamp|boxing|martial arts)\b|salle de sport|gimnasio|\bacademia(?! de (?:ingl|idiom|danza|baile|música|cocina|costura|dibujo|arte|oposi|program|conduc))|palestra|спортзал|фитнес|نادي رياضي|لياقة|(?<!ー)ジム|健身|헬스|जिम\b|फिटनेस/iu,
    'kettlebell',
  ],
  [
    /\b(?:yoga|pilates|meditation|mindfulness|spa|massages?(?: therap(?:y|ies|ists?))?|wellness|sauna|reiki|facials?|retreats?)\b(?! (?:mats?|pants|app|gun|chair))|йога|массаж|يوغا|مساج|سبا\b|ヨガ|マッサージ|瑜伽|按摩|요가|마사지|योग\b|मसाज/iu,
    'stones',
  ],
  [
    /\b(?:(?:animal|pet|dog|cat) (?:shelters?|rescues?|adoptions?|sanctuar(?:y|ies)|welfare|hospitals?)|rescue (?:dogs?|cats?|animals?)|vets?|veterinar\w+|dogs?|pupp(?:y|ies)|cats?|kittens?|pets?)\b|\p{L}*(?<!t)hunde(?!rt)|\p{L}*tierarzt|\p{L}*katze|\bchiens?\b|\bchats\b|vétérinaire|perro|mascota|cachorro|\bcane\b|\bcani\b|собак|кошк|ветерин|حيوانات|كلاب|(?<![ーン])ペット|犬|猫|宠物|반려|कुत्त|पालतू/iu,
    'paw',
  ],
  [
    /\b(?:doctors?|clinics?|first aid(?: (?:kits?|courses?|training))?|medical|physio\w*|pharmac\w+|hospitals?|chiropract\w+|nurs(?:e|es|ing)|health ?care|osteopath\w*|check-?up)\b|\p{L}*arzt|\p{L}*ärzt|\p{L}*praxis|\p{L}*klinik|\p{L}*apotheke|\p{L}*pflegedienst|médecin|clinique|pharmacie|parapharmacie|clínica|médic[oa]|farmacia|clinica|policlinic|врач|\p{L}*клиник|аптек|عيادة|طبيب|صيدلية|クリニック|医院|病院|诊所|병원|약국|डॉक्टर|क्लिनिक|अस्पताल/iu,
    'medicalCross',
  ],
  [
    /\b(?:(?<!vacuum )clean(?:ing|ers?)|housekeep\w+|maid service|disinfect\w*)\b|\p{L}*reinigung|putz(?:frau|dienst|mittel)|nettoyage|ménage|limpieza|limpeza|pulizi|уборк|клининг|تنظيف|清掃|掃除(?!機)|保洁|清洁|청소(?!년|기)|सफाई|सफ़ाई/iu,
    'sprayBottle',
  ],
  [
    /\b(?:plumb\w*|bathrooms?|faucets?|drains?|boilers?)\b|klempner|\p{L}*sanitär|badsanierung|plombier|fontaner|encanador|idraulic|сантехник|سباك|水道|水管|배관|प्लंबर/iu,
    'tap',
  ],
  [
    /\b(?:repairs?|handym[ae]n|mechanics?|garage|electricians?|hvac|heating|locksmiths?|tools?|maintenance|assembly|oil changes?)\b|\p{L}*werkstatt|\p{L}*handwerk|\p{L}*elektriker|\p{L}*reparatur|\p{L}*heizung|réparation|garagiste|électricien|serrurier|taller mecánico|reparaci|electricista|conserto|eletricista|riparazion|\p{L}*ремонт|электрик|صيانة|تصليح|كهربائي|修理|维修|수리|मरम्मत|रिपेयर/iu,
    'wrench',
  ],
  [
    /\b(?:(?:used |electric |rental )?cars?|auto(?:s|mobiles?)?|vehicles?|dealership|driving (?:school|lessons?)|taxi|suvs?|car wash|detailing)\b|\p{L}*gebrauchtwagen|\p{L}*fahrschule|\p{L}*autohaus|voiture|auto-école|\bcoches?\b|\bcarros?\b|autoescuela|autoescola|autoscuola|macchin|автомоб|машин|автошкол|سيارات|سيارة|中古車|自動車|洗車|汽车|二手车|驾校|자동차|중고차|गाड़ी/iu,
    'car',
  ],
  [
    /\b(?:toys?|teddy|plush\w*|kindergarten|(?<!(?:plant|tree|garden|flower|rose) )nursery|preschool|(?<!(?:dog|doggy|doggie|puppy|pet|cat) )day ?care|child ?care|babysitt\w+|nann(?:y|ies)|bab(?:y|ies)|kids|children)\b(?! course)|\p{L}*spielzeug|\bkita\b|jouet|crèche|juguete|guardería|brinquedo|giocattol|asilo nido|игруш|детск|ألعاب|حضانة|おもちゃ|保育|玩具|幼儿|장난감|어린이|खिलौन|बच्च/iu,
    'teddy',
  ],
  [
    /\b(?:restaurants?|bistro|brasserie|catering|caterer|food truck|meals?|meal prep|lunch|dinner|supper|chefs?|cooking|canteen|(?:fried |free[- ]range |roast )?chicken|(?:chicken )?wings|curr(?:y|ies)|dim sum|dumplings|street food|empanadas?|paella|takeaway)\b|gaststätte|speisen|traiteur|restaurante|comida|\bcena\b|refei[cç]|ristorante|trattoria|\p{L}*ресторан|кафе(?!л|др)|مطعم|مطاعم|وجبات|レストラン|食堂|弁当|餐厅|外卖|식당|레스토랑|도시락|रेस्टोरेंट|रेस्तरां|भोजन|खाना/iu,
    'cloche',
  ],
  [
    /\b(?:(?:log |forest |lake(?:side)? |mountain |ski |holiday |country |seaside |beach )?(?:cabins?|chalets?|cottages?|lodges?)(?! (?:cheese|pie|crew|bags?|industry))|(?:lake|beach|tree|tiny|holiday) ?(?:houses?|homes?)|holiday (?:lets?|parks?|homes?)|vacation (?:rentals?|homes?)|self[- ]catering)\b|ferienhaus|ferienhäuser|berghütte|blockhaus|gîtes?\b|casa rural|casas rurales|agriturism/iu,
    'cabin',
  ],
  [
    /\b(?:hotels?|travel|trips?|tours?|holidays?|vacations?|cruises?|airbnb|hostels?|resorts?|getaways?|luggage|suitcases?|bed (?:and|&) breakfasts?|b&b|villas?|guest ?house)\b|\p{L}*(?<![pgk])reise|\p{L}*urlaub|\p{L}*ferienwohnung|pension\b|voyage|hôtel|vacances|\bviaj|viage[mn]|hotéis|pousada|viaggi|vacanz|отель|гостиниц|путешеств|туры|سفر\b|فندق|رحلات|旅行|旅館|ホテル|酒店|民宿|여행|호텔|यात्रा|होटल/iu,
    'suitcase',
  ],
  [
    /\b(?:real estate|realtors?|(?:estate|letting) agen(?:ts?|cy|cies)|apartments?|homes|houses?|condos?|property|properties|construction|architects?|roof\w*|renovat\w+|remodel\w*|builders?|contractors?|kitchens|windows and doors|insulation|heat pumps?|painters?)\b|\p{L}*immobil|\p{L}*makler|\b(?:ein|mehr|zwei)familienh[aä]us|\breihenh[aä]us|\bdoppelhaus|\bhaus|\p{L}*häuser|\p{L}*wohnung|\p{L}*dachdeck|\bmaisons?\b|rénovation|\bcasas?\b|inmobiliari|reformas|affitt|appartament|imobili|imóve|reforma|ristruttur|недвиж|квартир|строител|عقار|منازل|بناء|不動産|住宅|リフォーム|房产|装修|부동산|인테리어|मकान|घर\b/iu,
    'house',
  ],
  [
    /\bweddings?\b(?! dress)|\bbridal\b|\p{L}*hochzeit|mariage|\bbodas?\b|casamento|matrimonio|свадеб|زفاف|ウェディング|結婚|婚礼|웨딩|शादी/iu,
    'jewel',
  ],
  [
    /\b(?:languages?|(?:english|spanish|french|german|italian|japanese|chinese|korean|arabic|portuguese) (?:courses?|class(?:es)?|lessons?|school|tutor\w*|learning|teacher)|translat\w+)\b|\p{L}*sprach|\p{L}*übersetz|\blangues?\b|anglais|idioma|inglés|inglês|\blingue\b|inglese|английск|язык|перевод|لغات|اللغة|الإنجليزية|英会話|英語|翻訳|英语|口语|翻译|영어|회화|भाषा|अंग्रेज़ी|अंग्रेजी/iu,
    'speechBubbles',
  ],
  [
    /\b(?:courses?|class(?:es)?|lessons?|tutor\w*|schools?|academy|universit\w+|degree|training|workshops?|webinars?|certificat\w+|masterclass|learning)\b|\p{L}*(?<!ex|kon|dis|re)kurse?\b|\p{L}*schule|\p{L}*nachhilfe|\p{L}*seminar|\bcours\b|école|\b(?<!(?:company|business) )formation|escuela|\bcursos?\b|\bclases\b|escola|\baulas?\b|scuola|\bcors[oi]\b|\p{L}*(?<!экс|кон|ра|дис)курс|\p{L}*школ|обучен|репетитор|دورة|دورات|مدرسة|دروس|تعليم|レッスン|教室|スクール|講座|课程|培训|补习|학원|강의|과외|कोर्स|ट्यूशन|स्कूल|क्लास|कोचिंग/iu,
    'studies',
  ],
  [
    /\b(?:recruit\w*|staffing|hr|human resources|business (?:consult\w+|coach\w*|plans?|advi[sc]\w+|services?)|management consult\w+|outsourc\w+)\b|\p{L}*unternehmensberat/iu,
    'briefcase',
  ],
  [
    /\b(?:coach\w*|consult\w*|agenc(?:y|ies)|marketing|seo|social media|pr|therap\w+|counsel\w*|copywrit\w+|advis[eo]rs?|mentoring)\b|\p{L}*beratung|\p{L}*berater|\p{L}*agentur|conseil|agence|asesor|agencia|consultor|agência|consulenz|агентств|\p{L}*консульт|استشار|وكالة|コンサル|咨询|广告|컨설팅|상담|परामर्श|सलाह/iu,
    'speechBubbles',
  ],
  [
    /\b(?:deliver(?:y|ies)|courier|shipping|shipments?|logistics?|freight|moving compan(?:y|ies)|movers|removals|(?:house|home|office|furniture|student|piano|local) removal|(?<!(?:cloud|data|file|photo|energy|battery) )(?:self )?storage|warehous\w*|fulfil\w+)\b|\p{L}*umzug|\p{L}*umzüge|\p{L}*lieferdienst|\p{L}*spedition|\bpaket|déménag|livraison|mudanza|envíos|entregas|mudança|trasloc|доставк|переезд|توصيل|شحن|نقل|引越|宅配|物流|搬家|快递|이사|배송|डिलीवरी/iu,
    'parcel',
  ],
  [/\b(?:insta|tiktok|newsletters?)\b/iu, 'phone'],
  // What runs on a computer, where nothing better is said of it.
  [
    /\b(?:ai|a\.i\.|gpt|automation|api|copilot|(?:ai |virtual )?assistants?|chat ?bots?|(?:voice|telegram|slack) bots?|internet|broadband|cloud)\b/iu,
    'laptop',
  ],
];
