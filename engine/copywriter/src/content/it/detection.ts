import type { DetectionPatterns } from '../detection.ts';

export const italianPatterns: DetectionPatterns = {
  functionWords:
    /\b(?:per|con|gli|le|il|la|più|una|un|del|della|di|senza|donne|uomini|che|vendite|clienti|giovani|aumentare|fatt[aoei]|fresc(?:o|he)|fotografia|da|impermeabil[ei]|escursionisti|appartamenti|studenti|negozio|lezioni|cors[oi]|vestiti|scarpe|gioielli|viaggi|bambini|famiglie|genitori|principianti|artigianal[ei]|noleggio|affitto|vendita|bici|fiori|dolci|\p{L}+(?:zione|zioni|eria|erie|aio|aggio|cchier[aei]))(?!\p{L})/giu,
  tradeNouns:
    /(?<!\p{L})(?:pulizi[ae]|vetri|vetrai[oa]|centr[oi] estetic[oi]|estetic[oa]|fisioterapi(?:a|st[ai])|finestre|ceramic(?:a|he)|cucine|su misura|massaggi[oa]?|materass[oi]|officina|condizionator[ei]|sgomber[oi]|cantine|veterinari[oa]|danza|\p{L}{4,}(?:zione|aggi|ezza|trice)|calzolai[oa]|restauro|mobili|antichi|collezionisti|ristorant[ei]|coppie|agenzi[ae]|padroni|sposi|agriturism[oi]|panifici?o?|ottic[ao]|palestr[ae]|impres[ae]|edil[ei]|asil[oi] nido|vini|idraulic[oi]|falegnam[ei]|macelleri[ae]|parrucchier[aei]|ferramenta|pasticceri[ae]|cartoleri[ae]|elettricist[ai]|estetist[ae]|imbianchin[oi]|giardinier[ei]|traslochi|gelat(?:eri[ae]|ai[oa])|oreficeri[ae]|avvocat[oi]|commercialist[ai]|formaggi|olio|miele|candele|saponi|matrimoni|viaggiatori|buongustai)(?!\p{L})/giu,
  letters: /[àèéìòù]/u,
  spelling:
    /(?:zz|gli|cch|gn[aeio]|\p{L}{2}(?:zione|zioni|ieri?|iere|ini|ioni|ura|ure|ico|oli|ella|elle)|^(?:cambio|vendita|casa|alberi|gomme))$|zz|cchi/u,
};
