/**
 * Regular expression source of abbreviations whose full stop does not end a sentence, for example
 * "incl. lunch", "max. 8 Plätze", "Tel. 0221 …".
 */
export const ABBREVIATIONS =
  'inkl|mwst|ust|prov|exkl|std|stk|mtl|zzgl|evtl|ca|max|min|tel|tél|tlf|tfno|str|nr|no|incl|excl|aprox|approx|prof|dott|sig|kat|szt|ul|ok|godz|tzw|os|wyb|co|inc|ltd|dr|st|mr|mrs|ms|vs|ord|reg|seg|qua|qui|sex|sáb|bzw|น|กม|тел|τηλ|λεωφ|руб|грн|ул|вул|мин|макс|чел|шт|кат|обл|роб|мін|чол|екз|pers|avda|liv|verz|vers|sped|spediz|cert|orig|diam|beg|financ|lieferg|lief|appt|apto|gebr|neuw|geb|dł|szer|wys|śr|kpl|amb|stat|öffentl|gesetzl|jährl|tägl|monatl|wöchentl|vollst|versch|allg|möbl|kfm|techn|staatl|examin|env|hab|bât|appart|gg|piazz|compr|escl|urb|dcha|izda|esq|evt|bijv|mnd|vrijbl|tys|mies|lok|mån|avd|bost|пом|тыс|нед|эт|мес|обсл|тис|пов|тиж|міс|gar|rec|pcs|pkt|bawełn|posz|руч|дост|гар|сост|арт|комп|эл|бел|rozm';

/** Regular expression source of the short names of days and months in alphabets with capitals. */
export const SHORT_DAYS_AND_MONTHS =
  'mon|tues?|wed|thurs?|fri|sat|sun|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|lun|mer|jeu|ven|sam|dim|janv|févr?|avr|juil|déc|mo|di|mi|do|fr|sa|so|mittw|donn?|mär|okt|dez|mié|jue|vie|sáb|dom|ene|abr|ago|dic|gio|gen|mag|giu|lug|set|ott|ma|wo|vr|za|zo|mrt|mei|pn|pon|wt|śr|czw|pt|pią|sob|ndz?|niedz|sty|lut|kwi|cze|lip|sie|wrz|paźdz?|lis|gru|ter|qua|qui|sex|fev|mai|out|mån|tis|ons|tors?|fre|lör|sön|вт|ср|чт|пт|сб|вс|нд|янв|февр?|апр|авг|сент?|окт|нояб?|дек|січ|лют|бер|квіт?|трав|черв|лип|серп|вер|жовт|лист|груд';

/**
 * Regular expression source that does not match directly after an abbreviation such as "Tel.". A
 * pattern that contains this source needs the flag "i", because some abbreviations begin a clause,
 * for example "Tel. 0221 …".
 */
export const NOT_BEHIND_ABBREVIATION = `(?<!(?<!\\p{L})(?:${ABBREVIATIONS}))`;
