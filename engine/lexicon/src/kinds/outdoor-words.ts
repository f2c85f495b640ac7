import type { KindWords } from './kind-words.ts';

/** What stands and is worked with around the house, on a site and at a desk; and what later tables would take for something else. */
export const OUTDOOR_WORDS: KindWords = [
  [
    /\b(?:tree (?:surg(?:ery|eons?)|removals?|felling|plant(?:ing|ers?)|care|work|services?|nurser(?:y|ies)|trimming|pruning|cutting|speciali?sts?)|arborists?|arboricultur\p{L}*|(?:re|af)forestation|(?:plants?|planting|adopt|sponsor) (?:(?:an?|native|more|new|city|street|fruit) )?trees?|(?:apple|pear|cherry|plum|fruit|oak|maple|olive|shade|native|garden|citrus|street|mature) trees|urban forest\p{L}*|woodland creation)\b|\bbaum(?:pflege|fäll\p{L}*|schule)|\baufforst\p{L}*|bäume pflanzen|\bélagage|\bélagueur|poda de árboles|\breforestaci|\breboisement|\brimboschimento|\breflorest|boomverzorg\p{L}*|\bträdfällning/iu,
    'tree',
  ],
  [
    /\b(?:climbing frames?|jungle gyms?|swing ?sets?|play ?(?:sets?|houses?)|monkey bars|(?:garden|outdoor) slides?)\b(?! (?:hire|rentals?))|\p{L}*(?:klettergerüst|spielt[uü]rm|schaukelgestell)\p{L}*|\bportiques?\b|aires? de jeux?|\bbalançoires?|\bcolumpios?|\baltalen[ae]\b|escorrega\p{L}*|klimrek\p{L}*|speeltoestel\p{L}*|klätterställning\p{L}*|gungställning\p{L}*|huśtawk\p{L}*/iu,
    'climbingFrame',
  ],
  [
    /\b(?:(?:ice|figure|hockey) skat(?:es?|ing)|ice rinks?)\b|schlittschuh\p{L}*|eislauf\p{L}*|eishalle|patin(?:s|age|oires?) à glace|\bpatinoires?|patin(?:es|aje) (?:sobre|de) hielo|pistas? de hielo|pattin(?:i|aggio) (?:su|sul) ghiaccio|patins? (?:de|no) gelo|patinação no gelo|\bschaats\p{L}*|ijsbaan|skridsko\p{L}*|isbana|łyżw\p{L}*|lodowisk\p{L}*/iu,
    'iceSkates',
  ],
  [/\bhula[- ]?hoops?\b|хулахуп|フラフープ|훌라후프/iu, 'hulaHoop'],
  [
    /\b(?:(?<!(?:ice|cold|hot) )bath ?tubs?|walk[- ]in (?:baths?|tubs?)(?: tubs?)?|(?:freestanding|whirlpool|clawfoot)(?: \p{L}+)? baths?|bath resurfacing|bathroom (?:renovations?|remodel\p{L}*|refurb\p{L}*|fitters?|fitting|design\p{L}*|installations?|installers?|showrooms?|suites?|makeovers?))\b|badewanne\p{L}*|bad(?:ezimmer)?(?:sanierung|renovierung|umbau)\p{L}*|baignoires?|salles? de bains?|bañeras?|reformas? (?:integral(?:es)? )?de baños?|vasch[ae] da bagno|ristruttur\p{L}* (?:del )?bagno|banheiras?|reformas? de banheiros?|badkuip\p{L}*|badkamer(?:renovatie)?s?\b|badkar|badrumsrenover\p{L}*|remont\p{L}* łazien\p{L}*/iu,
    'bathtub',
  ],
  [
    /\b(?:fork ?lifts?(?: trucks?)?|reach trucks?|pallet (?:trucks?|jacks?|stackers?)|stacker trucks?|telehandlers?)\b|gabelstapler\p{L}*|staplerschein|chariots? élévateurs?|carretillas? elevadoras?|carrell[oi] elevator[ei]|\bmulett[oi]\b|empilhade?i?ras?|empilhadores?|heftruck\p{L}*|gaffeltruck\p{L}*|truckkort|wóz\p{L}* widłow\p{L}*/iu,
    'forklift',
  ],
  [
    /\b(?:(?:replacement|sash|casement|double[- ]glazed|triple[- ]glazed|upvc|pvc|timber|wooden|alumini?um|bay|roof|new|energy[- ]efficient) windows?|(?:double|triple|secondary) glazing|windows and doors|doors and windows|windows? (?:repairs?|replacements?|install\p{L}*|fitt\p{L}+|restoration|compan(?:y|ies)|frames?|suppliers?)|glaziers?|skylights?)\b|\b(?:kunststoff|holz|dach|alu)?fenster(?:bau\p{L}*)?\b|\bfenêtres?\b|double vitrage|\bvitriers?\b|\bventanas?\b|doble acristalamiento|cristaler[ií]as?|\bfinestr[ae]\b|\binfissi\b|serrament[oi]|\bjanelas?\b|vidraçar?i\p{L}+|esquadrias|kozijn\p{L}*|kunststof ramen|dubbel glas|\bfönster(?:byte)?\b|\bokn[ao]\b|\bokien\b/iu,
    'windowFrame',
  ],
  [
    /\b(?:(?:clean |village )?(?:water )?wells (?:in|for) (?:\p{L}+ )?(?:villages?|africa|malawi|kenya|uganda|ghana|communit\p{L}+|schools?|famil\p{L}+)|(?:dig|build|fund|sponsor|drill)(?:ing)? (?:an? )?(?:new )?(?:clean )?(?:water )?wells?|water wells?|well (?:drilling|digging))\b|brunnenb(?:au|ohr)\p{L}*|\bpuits d.eau|pozos? de agua|pozz[oi] d.acqua|poços? (?:artesian\p{L}+|de água)|waterputten|brunnsborr\p{L}*|studni(?:a|e) głębinow\p{L}*/iu,
    'well',
  ],
  [
    /\b(?:(?:oak |timber |insulated )?garden (?:offices?|rooms?|studios?|cabins?|buildings?|pods?)|summer ?houses?|(?:(?:garden|timber|wooden|tool|storage|potting|bike) )?sheds?(?! (?:light|tears|hair))|granny annexes?)\b|gartenh(?:aus|äuser)|gartenbüro|geräteschuppen|abris? de jardin|bureaux? de jardin|casetas? de jardín|casett[ae] da giardino|abrigos? de jardim|tuinhuis\p{L}*|tuinkantoor\p{L}*|friggebod\p{L}*|attefallshus|dom(?:ek|ki) ogrodow\p{L}*/iu,
    'gardenRoom',
  ],
  [
    /\bleaf (?:blowers?|vacuums?)(?: vacs?| vacuums?)?\b|laub(?:bläser|sauger)|souffleurs? (?:de|à) feuilles|sopladores? de hojas|soffiator[ei]|sopradore?s? de folhas|bladblazers?|lövblås\p{L}*|dmuchaw\p{L}* do liści/iu,
    'leafBlower',
  ],
  [
    /\b(?:(?:computer|gaming|ergonomic|wireless|vertical|trackball|bluetooth|optical|pc) )+(?:mouse|mice)\b(?! (?:traps?|pads?|mats?))|(?:computer|funk|gaming)-?m(?:aus|äuse)\b|souris (?:sans fil|ergonomique|gam\p{L}+|verticale)|rat(?:ón|ones) (?:inalámbric\p{L}+|ergonómic\p{L}+|gam\p{L}+|vertical\p{L}*)|mouse (?:ergonomic\p{L}|senza fili|sem fio|gamer|verticale)|draadloze muis|trådlös mus|mysz (?:bezprzewodow|ergonomiczn|gamingow)\p{L}*/iu,
    'computerMouse',
  ],
  [
    /\bfire (?:extinguishers?|safety(?! certificates?)|risk assessments?|protection|wardens?)\b|feuerlöscher\p{L}*|brandschutz\p{L}*|extincteurs?|sécurité incendie|extintor(?:es)?\b|estintor[ei]|antincendio|brandbluss\p{L}*|brandveiligheid|brandsläck\p{L}*|brandskydd\p{L}*|gaśnic\p{L}*/iu,
    'fireExtinguisher',
  ],
  [/\b(?:diesel particulate(?: filters?)?|dpf|ecu remap\p{L}*|engine remap\p{L}*)\b/iu, 'car'],
  [
    /\b(?:(?:rising )?damp(?: proofing)?|mou?ld (?:treatment|removal)|retirement (?:flats?|apartments?))\b/iu,
    'house',
  ],
  [/\b(?:sunday (?:roasts?|lunch(?:es)?)|carver(?:y|ies))\b/iu, 'cloche'],
  [/\b(?:(?:recycled )?(?:wool|sofa|knitted|cashmere|cotton)|faux fur) throws?\b/iu, 'blanket'],
  [
    /\p{L}*lastenr(?:ad|äder)\b|\bbakfiets\p{L}*|\blådcy[k]\p{L}*|vélos?[- ]cargo|rower\p{L}* cargo/iu,
    'bicycle',
  ],
  [/\bcosm[eé]tic[ao]s?\b(?! (?:bags?|dentist\p{L}*|surg\p{L}+|injections?))/iu, 'pumpBottle'],
  [/\b(?:wireless |electric |invisible |gps )?(?:dog|pet) fences?\b/iu, 'petCollar'],
  [/\b(?:water )?leak (?:detection|repairs?)\b/iu, 'tap'],
  [
    /\b(?:bmw|audi|mercedes(?:-benz)?|toyota|nissan|tesla|volvo|skoda|peugeot|renault|porsche|hyundai|mazda)\b(?! (?:parts?|keys?|wheels?|tyres?|forklifts?|trucks?|vans?))/iu,
    'car',
  ],
  [
    /rasenroboter|mähroboter|rasenmäher\p{L}*|robotgräsklipp\p{L}*|gräsklippare|kosiark\p{L}*|robotmaaier\p{L}*/iu,
    'lawnMower',
  ],
  [/\bfoster(?:ing| carers?| parents?)\b/iu, 'heart'],
  [/\bconfetti\b/iu, 'balloons'],
  [/\bdomk(?:i|ów) (?:nad|w|z)\b/iu, 'cabin'],
  [/isolation (?:des|de) (?:combles|toiture|maison)/iu, 'house'],
  [/\bpsic[oó]log[oa]s?\b/iu, 'stones'],
  [/\p{L}*laddbox\p{L}*|elbilsladd\p{L}*/iu, 'car'],
  [/\bescape (?:rooms?|games?)\b(?: \p{L}+){0,2} part(?:y|ies)\b/iu, 'key'],
  [
    /\b(?:(?:family |divorce )?mediation|learn (?:spanish|french|german|italian|english|japanese|chinese|korean|portuguese|arabic))\b/iu,
    'speechBubbles',
  ],
  [
    /\b(?:wild ?flower|vegetable|herb|flower|grass|lawn|tomato) seeds?(?: mix(?:es)?| packs?)?\b/iu,
    'plant',
  ],
  [/\b(?:head shavers?|(?:head|hair|beard)(?: shave)? (?:clippers?|trimmers?))\b/iu, 'razor'],
  [/\bscarpe(?: da \p{L}+)?\b|\bscarponi\b/iu, 'boot'],
  [/\bgommon[ei]\b|\bbarche a noleggio\b/iu, 'boat'],
  [/\p{L}+socken\b|\bsockor\b|\bsokken\b|\bskarpet\p{L}*/iu, 'socks'],
  [/\p{L}*glasögon\b|\bokular\p{L}*/iu, 'spectacles'],
];
