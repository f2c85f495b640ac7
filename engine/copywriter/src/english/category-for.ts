import { isJobAd, mendEnglish, readingOfProduct, tidy } from '@adwright/engine-lexicon';
import { type CategoryWords, categoryWithId } from '../content/texts.ts';
import { parseProduct } from '../reading/parse-product.ts';
import { categoryEnding, categoryOf } from '../reading/product-category.ts';
import { introductionOf } from '../reading/product-name.ts';

const PLACES =
  /\b(?:bakery|(?<!(?:etsy|online|web|internet|shopify) )(?!work)\w*shop|(?<!(?:online|web|internet|shopify|app) )\w*store|boutique|(?:wine|cheese|gin|whisky|beer|quiz|(?:speed )?dating|networking|bingo|karaoke|trivia|salsa|film|movie|supper|tasting|poetry|open mic|board games?) (?:evening|night)|roastery|brewery|winery|market|caf[eé]|pizzeria|(?:currency|money|book|clothes|toy) exchange|bureau de change|studio|clinic|salon|gym|crossfit box|dealership|showroom|school|farm|venue|church|restaurant|hotel|museum|theat(?:er|re)|rentals?|hire|(?:balloon|pony|helicopter|boat|camel|sleigh) (?:ride|flight|trip|tour)s?|lounge|centre|center)$/i;

/** Endings of services. "Car wash" is one, "mouthwash" is not. */
const SERVICES =
  /\b(?:service|mowing|(?:re)?design|detailing|audit|delivery|repairs?|replacement|restoration|removal|(?<!(?:oil|acrylic|watercolou?r|abstract|original|landscape|wall|canvas) )painting|plumbing|roofing|landscaping|sharpening|aeration|scarifying|engraving|valeting|restringing|conversion|poo collection|(?:pool|pond|aquarium) (?:care|maintenance)|(?:house)?cleaning|catering|tutoring|training|(?:personal|dog|puppy|horse|fitness) trainer|coach|coaching|(?:dog)?walking|(?:baby|house|pet|dog)?sitting|installation|photography|whitening|alteration|(?:piano|guitar) tun(?:er|ing)|outsourcing|yoga|pilates|tai chi|hair and make-?up|firm|practice|advis[eo]r|accountant|consultant|company|agency|(?:car|window|pressure|power|dog|pet) wash|broker)s?$/i;
/** Digital products that are called a service: their category keeps the form `digital`. */
const ONLINE_SERVICE =
  /\b(?:streaming|hosting|vpn|cloud|backup|e-?mail|newsletter|messaging|download|app|software|saas)(?: \w+)? service$/i;

/** Accounting is a service unless an app does it. */
const BOOKS = /\b(?:tax|accounting|accountancy|bookkeeping|payroll)\b/i;

/** Sports equipment: goods, even in a category of services. */
const KIT =
  /\b(?:rac(?:k|qu)ets?|paddles?|balls?|bags?|shoes|gloves|clubs|gear|equipment|boards?|boots|goggles|skis|jackets?|helmets?|range ?finders?|trolleys?|tees|nets?|kits?|decks?|cards|crystals?|journals?)$/i;

/**
 * Work that has its own name, whatever it is done to or for: "drone surveying" is no gadget, a "loyalty programme for
 * cafés" no place to eat.
 */
const WORK =
  /\b(?:house[- ]sitting|survey(?:ing|or)?|(?:exhibition|trade show) stand|fabrication|appraisal|(?:alarm|safety|electrical|legionella|soil|pat) testing|servicing|proofing|translat(?:ion|or)|interpret(?:ing|er)|research|maintenance|shredding|inspection|leak detection|certification|assessment|valuation|restoration|labell?ing|outsourcing|administration|contracts?|surgeon|sweep|programme|program|scheme|network|partnership|campaign|petition|apprenticeship|internship|traineeship|scholarship|(?:police|army|navy|nurse|nursing|teacher|driver|crew|volunteer) recruitment|planning|(?<!cable )management|(?:technical|customer|admin\w*|business|carer) support|removal|(?:waste|rubbish|refuse|recycling|debt|data|poo|poop) collection|(?:camper ?van|van|minibus|horsebox|barn|garage) conversion|consultation|filing|monitoring)s?$/i;

/** Fields that begin by asking for a gift; what it is used for comes last. */
const APPEAL =
  /^(?:please )?(?:donate\b|sponsor (?:an?|our)\b|support our\b(?!.* (?:software|team|platform))|help us (?:feed|rebuild|build|save|rescue|plant|fund)\b)/i;

/** Software that is described by the business it runs: "CloudKitchen OS – run your restaurant from one tablet". */
const TOOL =
  /(?::|\s[–—-])\s+(?:run|manage|automate|track|organi[sz]e|schedule|streamline|simplify) (?:your|an?|the)\s/i;

/** Pitches that traders apply for, at a market or festival. */
const PITCHES =
  /\b(?:stall|pitch|stand|booth|trader|vendor|exhibitor)s?(?: (?:pitch(?:es)?|spaces?|places?|spots?|applications?))? (?:available|wanted|needed|open|to book)\b|\b(?:stallholders|vendors|traders|exhibitors) (?:wanted|needed)\b/i;

/** Premises to let, whatever they are used for now: "cafe to let". */
const LET = /^[^,;:]*\b(?:to let|to rent|for lease|for rent)\b/i;
/** Foster care, which one joins. */
const FOSTERS = /\bfoster(?:ing| carers?| parents?| famil(?:y|ies))\b/i;

/** What the thing is called decides; what is said of it only where the name tells nothing. */
export function categoryFor(product: string): CategoryWords {
  const text = mendEnglish(tidy(product));
  if (isJobAd(text)) return categoryWithId('job');
  if (PITCHES.test(text)) return categoryWithId('general-joined');
  if (TOOL.test(text)) return categoryWithId('software');
  const space = categoryEnding(LET.exec(text)?.[0] ?? '');
  if (space?.form === 'place') return space;
  if (FOSTERS.test(text)) return categoryWithId('general-joined');
  const { name } = parseProduct(product, '');
  if (APPEAL.test(text) || /\bappeal$/i.test(name)) return categoryWithId('charity');
  const head = text.replace(/\s(?:for|that|with|which|to|in|at|by|from|made|about)\s.*$/i, '');
  const category =
    helperFor(name) ??
    (FAIRS.test(head) || FAIRS.test(name) ? categoryWithId('general-place') : workFor(name)) ??
    titledKind(text) ??
    firstDone(name) ??
    doneTo(name) ??
    ofKind(name, text) ??
    firstOfList(text) ??
    categoryOf(head.split(CLAUSES)[0] ?? head) ??
    categoryOf(withoutTerms(head)) ??
    // Words behind "for" or "with" don't name the category.
    (generalFor(name).id === 'general'
      ? (categoryOf(withoutTerms(text.replace(/\s(?:for|to|so|in|at|with|without)\s.*$/i, ''))) ??
        categoryOf(withoutTerms(text.replace(/\s(?:with|without)\s.*$/i, ''))))
      : null) ??
    statedFor(product) ??
    generalFor(name);
  if (ONLINE_SERVICE.test(name)) {
    const online = categoryOf(name.replace(/\sservice$/i, '')) ?? category;
    return { ...online, form: 'digital' };
  }
  const isService =
    (SERVICES.test(name) || SERVICES.test(name.replace(/\s(?:and|&)\s.*$/i, ''))) &&
    (category.form === 'goods' ||
      (category.form === 'digital' &&
        !/(?:download|app|software)s?$/i.test(name) &&
        (!/services?$/i.test(name) || BOOKS.test(name))));
  if (FITTED.test(text) && category.form === 'goods' && !category.repeat)
    return { ...category, form: 'service' };
  if (BROUGHT.test(name)) return { ...category, form: 'service' };
  if (category.id !== 'general-service' && (PLACES.test(name) || isService)) {
    const { repeat: _, ...once } = category;
    return { ...once, form: isService ? 'service' : 'place' };
  }
  if (KIT.test(name) && category.form === 'service') return { ...category, form: 'goods' };
  return /\b(?:app|software|saas|platform)\b/i.test(text)
    ? { ...category, form: 'digital' }
    : category;
}

/** The category that the lexicon states of the thing that a field names. */
function statedFor(product: string): CategoryWords | null {
  const stated = readingOfProduct(product).concept?.category;
  return stated ? categoryWithId(stated) : null;
}

/** "novel The Salt Path Home", "Tattoo studio Ink & Iron": the words of a name tell nothing of what it is. */
const TITLED =
  /^(?:(?:an?|[Mm]y|[Oo]ur|[Tt]he|An?)\s+)?(?:(?:[Nn]ew|debut|latest)\s+)*(novel|book|memoir|cookbook|album|podcast|game|exhibition)\s+(?=\p{Lu})/u;

function titledKind(text: string): CategoryWords | null {
  const [lead = text] = text.split(/,\s*/);
  const kind = TITLED.exec(text)?.[1] ?? introductionOf(lead)?.kind;
  return kind === undefined ? null : categoryOf(kind);
}

const CLAUSES = /,\s|\s[-–—]\s|[;:(]/;
/** Words of clauses that state terms of sale. */
const TERMS =
  /\b(?:finance|insured|insurance|delivery|delivered|parking|training|free|included?|guarantee|warranty|install(?:ation|ed)|certified|licensed|returns?|trial|app)\b/i;

/** A text without the clauses that say on what terms the thing is sold. */
function withoutTerms(text: string): string {
  const [first = text, ...others] = text.split(CLAUSES);
  return [first, ...others.filter((clause) => !TERMS.test(clause))].join(', ');
}

/** Of several things the first weighs most: a place for "brunch, cocktails, live jazz" is one to eat at. */
function firstOfList(text: string): CategoryWords | null {
  const [first = '', ...others] = text.split(/,\s+/);
  return others.length > 1 ? categoryOf(first) : null;
}

/** Work on one thing "and" another is that work, whatever stands last: "carpet cleaning and sofas". */
function firstDone(name: string): CategoryWords | null {
  const [done = name] = name.split(/\s(?:and|&)\s/i);
  return done !== name && SERVICES.test(done) ? categoryOf(done) : null;
}

/** Work that is named before what it is done to is that work: "jet washing driveways, patios". */
function doneTo(name: string): CategoryWords | null {
  const done =
    /^(?:[a-z]+ )?(?:washing|cleaning|clearing|fitting|installing|painting|laying|repairing|restoring|sharpening|trimming) [a-z]+/i.exec(
      name,
    )?.[0];
  const known = done === undefined || done === name ? null : categoryEnding(done.toLowerCase());
  return known?.form === 'service' ? known : null;
}

/** Category of a name; for a bare "platform" or "app" that of its purpose. */
function ofKind(name: string, text: string): CategoryWords | null {
  // "Maria’s Cleaning" names the work but not what is cleaned.
  const known = (/\bclean(?:ing|ers?)$/i.test(name) ? cleaningOf(name) : null) ?? categoryOf(name);
  if (!known || name.includes(' ') || !/^(?:platform|app|tool|software|system|plugin)$/i.test(name))
    return known;
  // "App for learning Spanish" states a purpose, "app for dentists" only an audience.
  return categoryOf(text.replace(/\s(?:for(?! [a-z]+ing\b)|so)\s.*$/i, '')) ?? known;
}

/** The cleaning category for what is cleaned: workplaces or homes. */
function cleaningOf(name: string): CategoryWords {
  const isForWork =
    /\b(?:commercial|industrial|office|warehouse|school|factory|extraction|ducts?)\b/i.test(name);
  return (
    categoryEnding(name) ?? categoryWithId(isForWork ? 'commercial-cleaning' : 'home-cleaning')
  );
}

/** Machines, which must not get the category of what they make: a bread maker is no bread. */
const HELPER =
  /\b(?:makers?(?: machines?)?|machines?|steamers?|grinders?|slicers?|peelers?|openers?|dispensers?|holders?|racks?|stands?|organi[sz]ers?|containers?|(?<!\b(?:boiler|breakdown|home|travel|pet|life|appliance|gadget|dental|health|heating|plumbing|contents|business|holiday) )covers?|cutters?|choppers?|warmers?|dryers?|sealers?|spiralizers?|shredders?|sharpeners?|press(?:es)?|tongs|trolleys?|hooks?|hangers?|clips?)$/i;

function helperFor(name: string): CategoryWords | null {
  return HELPER.test(name) &&
    !WORK.test(name) &&
    name.includes(' ') &&
    categoryEnding(name) === null
    ? categoryWithId('general-helper')
    : null;
}

/** The kind of work that has a name of its own; null for everything else. */
function workFor(name: string): CategoryWords | null {
  const work = name.replace(/\s(?:of|for|in)\s.*$/i, '');
  if (!WORK.test(work)) return null;
  if (/(?:apprentice|intern|trainee)ships?$/i.test(work)) return categoryWithId('job');
  if (RECRUITS.test(work)) return categoryWithId('general-joined');
  const known = categoryEnding(work) ?? (work === name ? servedBy(name) : null);
  const isJoined = JOINED.test(work);
  if (known !== null && (isJoined || known.form !== 'goods')) return known;
  return categoryWithId(isJoined ? 'general-joined' : 'general-service');
}

/** A kind of work that some word of a name tells of; what is bought or visited says nothing of the work. */
function servedBy(name: string): CategoryWords | null {
  const known = categoryOf(name);
  return known?.form === 'place' ? null : known;
}

/** Recruitment for oneself, which one joins; a recruiter finds staff for others. */
const RECRUITS =
  /\b(?:campaign|apprenticeship|internship|traineeship|\w+(?<!staff|agency) recruitment)s?$/i;
/** Named after what is learnt or sold there, and yet a place to go to. */
const FAIRS =
  /\b(?:open (?:day|evening|house)|(?:car boot|jumble|yard|garage|bake|plant|book|rummage|charity|craft|table[- ]top|sample|church) sale)s?$/i;

const JOINED =
  /\b(?:programme|program|scheme|network|partnership|campaign|petition|apprenticeship|internship|traineeship|scholarship|recruitment)s?$/i;

/** Hired things that are delivered; a bike is fetched. */
const BROUGHT =
  /\b(?:hot tub|bouncy castle|inflatable|marquee|photo booth|skip|chair|table|furniture|portaloo|toilet|glassware|crockery|catering equipment|sound system|lighting|stage|cake stand|chair cover|crockery|cutlery|tableware|linen|tablecloth|centrepiece|backdrop|flower wall|letter|dance ?floor|sweet cart|chocolate fountain|gazebo|tipi|prop|heater|generator|scaffolding)s? (?:hire|rentals?)$/i;

/** Fitted things, which are quoted for and not put into a cart. */
const FITTED =
  /,\s*(?:fully |professionally )?(?:installed|fitted)\b|\b(?:free|expert|professional|full|with|and|&|including|incl\.?) (?:fitting|installation)\b|\b(?:supplied|measured|made|designed|supply|design) (?:and|&) (?:fitted|fit|install(?:ed)?)\b/i;

/** A crane comes to whoever hires it; a barn does not. */
const HIRED =
  /(?<!\b(?:venue|hall|barn|room|space|court|pitch|villa|cottage|house|studio|field|marina|chalet) )\b(?:hire|rentals?)$/i;
const EVENTS = /\b(?:fair|festival|exhibition|conference|summit|expo|show|fete|carnival)s?$/i;

/** A service of no kind that we know is spoken of like advice where it advises, and is a job to be done elsewhere. */
function generalFor(name: string): CategoryWords {
  if (HIRED.test(name)) return categoryWithId('general-service');
  if (PLACES.test(name) || EVENTS.test(name) || /\bauction house$/i.test(name))
    return categoryWithId('general-place');
  if (SERVICES.test(name))
    return categoryWithId(
      /(?:advis[eo]r|consultant|coach|coaching|firm|agency|practice)s?$/i.test(name)
        ? 'consulting'
        : 'general-service',
    );
  if (
    /\b(?:membership|\w*club|society|(?:swimming|walking|running|reading|writing|play|toddler|sewing|singing|knitting|support|community) (?:group|circle))$/i.test(
      name,
    )
  )
    return categoryWithId('general-joined');
  return categoryWithId(
    (WORK_OF_ITSELF.test(name) && !THING_ING.test(name)) || WORKER.test(name)
      ? 'general-service'
      : 'general',
  );
}

const WORK_OF_ITSELF =
  /\w{3}ing$|\b(?:services?|search|transfers?|recovery|readings?|charters?|(?:advice|help|support) ?lines?|helplines?|hotlines?|(?:installed|fitted|removed|repaired|serviced))$/i;
/** People who are hired, told from machines with the same ending. */
const WORKER =
  /\w(?:ist|ian|keeper|worker)s?$|\b(?:attorney|chef|DJ|pawnbroker|quartet|trio|orchestra|ensemble|(?:jazz|cover|party|function|brass|live|ceilidh) band|mentor|tutor|(?:act|illustrat|decorat|contract|instruct|facilitat|curat)or|(?:writ|paint|catch|organi[sz]|teach|sing|speak|carpent|plaster|garden|build|fitt|install|til|cater|programm|develop|engine|lectur|present|perform)er)s?$/i;

/** Work that can be handed over by its name: "Document shredding, sorted"; a surgeon can't. */
export const WORK_DONE =
  /(?:\w{3}ing|maintenance|translation|research|removal|collection|management|inspection|certification|administration|repair|installation|service)s?$/i;

/** Things whose names end like work. */
const THING_ING =
  /\b(?:rings?|earrings?|racking|matting|netting|cabling|piping|string|spring|wing|king|sling|ceiling|bedding|clothing|clothings|lighting|flooring|seating|shelving|decking|fencing|pudding|dressing|seasoning|topping|filling|icing|stuffing|lining|railing|awning|building|painting|evening|morning|thing|something|anything|offering|wedding|blessing|swing|duckling|dumpling|bunting|tubing|wiring|packaging|stocking|legging)s?$/i;
