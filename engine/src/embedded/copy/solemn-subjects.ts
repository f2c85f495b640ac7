import type { CopyBrief } from './ad-copy.ts';

/** Farewells, illness and help in hard times, in other languages than English, whose kinds of product know it themselves. */
const SOLEMN =
  /bestattung|beerdigung|trauer(?!weide)|grabst|friedhof|hospiz|suizid|sucht(?:hilfe|beratung|klinik)|rollstuhl|treppenlift|pompes funèbres|obsèques|funér|funerar|funeral|cimetière|deuil|soins palliatifs|fauteuils? roulants?|tanatorio|cementerio|lápida|silla de ruedas|onoranze funebri|funebr|cimitero|sedia a rotelle|funerár|cemitério|cadeira de rodas|uitvaart|begrafenis|grafst|rouw(?!en)|rolstoel|pogrzeb|nagrobk|cmentarz|wózk\p{L}* inwalidz|cenaze|mezar|tekerlekli sandalye|похорон|ритуальн|надгроб|хоспис|инвалидн\p{L}* коляск|جناز|دفن الموتى|كرسي متحرك|הלוו?י(?:ה|ות)|מצב(?:ה|ות)|כיסא גלגלים|葬|墓|ホスピス|車椅子|轮椅|殡|장례|묘비|호스피스|휠체어|κηδεί|ταφ(?:ή|ι)|งานศพ|अंतिम संस्कार|व्हीलचेयर/iu;

/** The brief, in the calmest of the emotions where a smile or a thrill would hurt. */
export function calmed<Asked extends Pick<CopyBrief, 'product' | 'emotion'>>(brief: Asked): Asked {
  return SOLEMN.test(brief.product) ? { ...brief, emotion: 'trust' } : brief;
}
