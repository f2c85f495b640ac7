import { withEdges } from '@adwright/engine-lexicon';

/** Funerals and graves, in other languages than English. */
export const FAREWELL = withEdges(
  /\p{L}*bestattung|\p{L}*beerdigung|trauer(?!weide)|grabst|grabm[aä]l|friedhof|pompes funèbres|obsèques|funér|funerar|funeral|cimetière|deuil|tanatorio|cementerio|lápida|onoranze funebri|funebr|cimitero|funerár|cemitério|uitvaart|begrafenis|grafst|rouw|pogrzeb|nagrobk|cmentarz|cenaze|mezar|похорон|ритуальн|надгроб|جناز|دفن الموتى|הלוו?י(?:ה|ות)|מצב(?:ה|ות)|begravning|minnesstund|gravst(?:en|ein)|kremering|葬|墓|殡|장례|묘비|κηδεί|ταφ(?:ή|ι)|งานศพ|अंतिम संस्कार/iu,
);

/** What one signs up for; a laptop and a guitar, which stand for it in pictures, are bought. */
export const SOFTWARE =
  /\bapps?\b|software|boekhoudprogramma|saas|\bcrm\b|\berp\b|plat[et]?form|plataforma|piattaforma|dashboard|analytics|e-?commerce|\bweb|hosting|plugin|chatbot|logiciel|newsletter|online ?(?:shop|site)|aplikacj|oprogramowan|uygulama|yazılım|приложени|تطبيق|برنامج|アプリ|ソフト|应用|软件|앱|소프트웨어|ऐप|सॉफ़्टवेयर/iu;

export const WEDDING =
  /wedding|bridal|hochzeit|trouwlocatie|mariage|\bbodas?\b|casamento|matrimonio|свадеб|زفاف|ウェディング|結婚|婚礼|웨딩|शादी/iu;

/** What is bought or let to live in, and who sells it; cleaning or renovating it is a trade of its own. */
export const DWELLING =
  /^(?!.*(?:reinig|renovier|sanier|putz|umzug|rénov|nettoy|limpi|limpez|reform|pulizi|ristruttur|ремонт|убор)).*(?:familienh[aä]us|reihenh[aä]us|doppelhaus|wohnung(?:en)?\b|immobil|makler|(?<!\p{L})makelaar|mieszkani|nieruchomo|dom(?:y|ów)? na sprzeda|(?:huis|woning|kamer|appartement)(?:en)? te (?:koop|huur)|lägenhet|bostad|inmobiliari|imobili|imóve|appartement|apartamento|appartament|недвиж|不動産|房产|부동산|(?:maisons?|casas?|case|villas?) .*(?:vendre|louer|venta|alquil|venda|vendita|affitt|jardin|jardín|jardim|giardino))/iu;
