import {
  cutBefore,
  type FormsOfName,
  findNameForms,
  isJobAd,
  mendEnglish,
  readProduct,
  tidy,
} from '@adwright/engine-lexicon';
import type { WrittenLanguage } from '../content/languages.ts';
import { type CategoryWords, getCategory } from '../content/texts.ts';
import { parseProduct } from '../reading/parse-product.ts';
import { findCategoryAtEnd, findProductCategory } from '../reading/product-category.ts';
import { findIntroduction, MODIFIER } from '../reading/product-name.ts';

const CLAUSES = /,\s|\s[-–—]\s|[;:(]/;

/**
 * Returns the English category of a product field. The name of the product determines the category.
 * The description of the product is read only if the name identifies no category.
 *
 * @param language the brief's language; if absent, the language of this field is detected
 */
export function findCategory(field: string, language?: WrittenLanguage): CategoryWords {
  const product = removeVenue(field);
  const text = mendEnglish(tidy(product));
  if (isJobAd(text)) return getCategory('job');
  const said = findNameForms(text);
  const asked = findAppealCategory(text, said);
  if (asked !== null) return asked;
  const { name: label } = parseProduct(product, '');
  // The purpose of an app identifies no category, for example "App for dog walkers".
  const name = label.replace(MODIFIER, '');
  const forms = findNameForms(name);
  if (forms.endsWith('appeal')) return getCategory('charity');
  const named = findNamedCategory(text, name, forms) ?? findStatedCategory(product, language);
  return adjustToForm(named ?? chooseGeneralService(name, forms), name, forms, text, said);
}

/**
 * Removes the venue of an event, which does not determine the category, for example "at the Blue
 * Door" in "Jazz night at the Blue Door".
 */
function removeVenue(product: string): string {
  return product.replace(VENUE, '');
}

const VENUE =
  /(?<=\p{Ll})\s+at\s+(?:the\s+)?\p{Lu}[\p{L}’']*(?:\s+(?:\p{Lu}[\p{L}’']*|&|of|the))*/gu;

/**
 * Returns the category of a product field that appeals for help or describes what a program does.
 */
function findAppealCategory(text: string, said: FormsOfName): CategoryWords | null {
  if (seeksTraders(said)) return getCategory('general-joined');
  if (runsBusiness(text, said)) return getCategory('software');
  const space = findPremisesCategory(text, said);
  if (space !== null) return space;
  if (said.tells('fostering')) return getCategory('general-joined');
  const isAppeal = said.all.some(({ form, from }) => form === 'appeals' && from === 0);
  return isAppeal ? getCategory('charity') : null;
}

/**
 * Tells whether a market or a festival is looking for traders, for example "craft stall pitches
 * available".
 */
function seeksTraders({ all }: FormsOfName): boolean {
  return all.some(
    ({ form, to }) =>
      form === 'pitch' &&
      all.some(({ form: other, from }) => other === 'sought' && from >= to && from <= to + 1),
  );
}

/**
 * Tells whether a clause describes what a program does for a business, for example "CloudKitchen OS
 * – run your restaurant from one tablet".
 */
function runsBusiness(text: string, { all }: FormsOfName): boolean {
  return all.some(
    ({ form, start }) => form === 'operates' && /[:–—-]\s+$/.test(text.slice(0, start)),
  );
}

/**
 * Returns the category of commercial premises for rent, whatever they are used for now, for example
 * "cafe to let".
 */
function findPremisesCategory(text: string, { all }: FormsOfName): CategoryWords | null {
  const letting = all.find(({ form }) => form === 'to-let');
  const space = letting && text.slice(0, letting.end);
  if (space === undefined || /[,;:]/.test(space)) return null;
  const category = findCategoryAtEnd(space);
  return category?.form === 'place' ? category : null;
}

/** Returns the category that the words of a product field indicate; null if they indicate none. */
function findNamedCategory(text: string, name: string, forms: FormsOfName): CategoryWords | null {
  const head = cutBefore(text, 'en', 'modifiersBegin', 'clausesBegin');
  return (
    findContainerCategory(name, forms) ??
    (forms.endsWith('fair') || findNameForms(head).endsWith('fair')
      ? getCategory('fairs')
      : findWorkCategory(name)) ??
    findTitledCategory(text) ??
    findFirstService(name) ??
    findWorkBeforeObject(name, forms) ??
    findKindCategory(name, text, forms) ??
    findFirstListed(text) ??
    findProductCategory(head.split(CLAUSES)[0] ?? head) ??
    findProductCategory(removeTermsOfSale(head)) ??
    // Words after "for" or "with" are cut off, because they don't determine the category.
    (chooseGeneralService(name, forms).id === 'general'
      ? findProductCategory(removeTermsOfSale(cutBefore(text, 'en', 'accompanies', 'without')))
      : null)
  );
}

/**
 * Adjusts a category to the form that the name's words indicate. For example, "bike repair" is a
 * service and "bike shop" is a place, although bikes are goods.
 */
function adjustToForm(
  category: CategoryWords,
  name: string,
  forms: FormsOfName,
  text: string,
  said: FormsOfName,
): CategoryWords {
  if (isOnlineService(forms))
    return {
      ...(findProductCategory(dropLastForm(name, forms, 'so-called-service')) ?? category),
      form: 'digital',
    };
  const isGoods = category.form === 'goods';
  if (isFitted(text, said) && isGoods && !category.repeat) return { ...category, form: 'service' };
  const hired = dropLastForm(name, forms, 'hire');
  if (hired !== name && findNameForms(hired).endsWith('delivered'))
    return { ...category, form: 'service' };
  const isService =
    (forms.endsWith('service') || findNameForms(cutBeforeAnd(name)).endsWith('service')) &&
    (isGoods || (category.form === 'digital' && isWorkOnline(forms)));
  if (category.id !== 'general-service' && (isService || forms.endsWith('place'))) {
    const { repeat: _, ...once } = category;
    return { ...once, form: isService ? 'service' : 'place' };
  }
  if (forms.endsWith('kit') && category.form === 'service') return { ...category, form: 'goods' };
  return said.tells('digital') ? { ...category, form: 'digital' } : category;
}

function cutBeforeAnd(name: string): string {
  return cutBefore(name.replaceAll(' & ', ' and '), 'en', 'and');
}

/**
 * Tells whether a product that is called a service is digital, for example "streaming service",
 * "email hosting service".
 */
function isOnlineService({ all, endsWith }: FormsOfName): boolean {
  const service = all.findLast(({ form }) => form === 'so-called-service');
  if (service === undefined || !endsWith('so-called-service')) return false;
  return all.some(
    ({ form, to }) => form === 'online-service' && [0, 1].includes(service.from - to),
  );
}

/**
 * Tells whether a name means work that programs can also do. Accounting, for example, is a service
 * unless the name contains a word such as "app".
 */
function isWorkOnline(forms: FormsOfName): boolean {
  return (
    !forms.endsWith('download') && (!forms.endsWith('so-called-service') || forms.tells('books'))
  );
}

/**
 * Tells whether the seller installs the product, so that the reader asks for a quote instead of
 * buying.
 */
function isFitted(text: string, { all }: FormsOfName): boolean {
  return all.some(
    ({ form, start }) =>
      form === 'fitted' || (form === 'fitted-behind-comma' && /,\s*$/.test(text.slice(0, start))),
  );
}

/** Removes the last words of a name if they indicate the given form. */
function dropLastForm(
  name: string,
  { all }: FormsOfName,
  form: 'hire' | 'so-called-service',
): string {
  const last = all.find((each) => each.form === form && each.end === name.length);
  return last === undefined ? name : name.slice(0, last.start).trimEnd();
}

/** Returns the category that the lexicon states for a product field. */
function findStatedCategory(product: string, told?: WrittenLanguage): CategoryWords | null {
  const stated = readProduct(product, told).concept?.category;
  return stated ? getCategory(stated) : null;
}

/**
 * Returns the category of a product with a title. The words of a title don't name the kind of
 * product, for example "novel The Salt Path Home".
 */
function findTitledCategory(text: string): CategoryWords | null {
  const { all } = findNameForms(text);
  const openers = all.filter(({ form }) => form === 'opener');
  const titled = all.find(
    ({ form, from, end }) =>
      form === 'titled' &&
      openers.filter((opener) => opener.from < from).length === from &&
      /^\s+\p{Lu}/u.test(text.slice(end)),
  );
  const [lead = text] = text.split(/,\s*/);
  const kind = titled ? text.slice(titled.start, titled.end) : findIntroduction(lead)?.kind;
  return kind === undefined ? null : findProductCategory(kind);
}

/** Removes the clauses about terms of sale from a text. */
function removeTermsOfSale(text: string): string {
  const [first = text, ...others] = text.split(CLAUSES);
  return [first, ...others.filter((clause) => !findNameForms(clause).tells('terms-of-sale'))].join(
    ', ',
  );
}

/**
 * Returns the category of the first item in a list, which is the most important. A place with
 * "brunch, cocktails, live jazz", for example, is for eating.
 */
function findFirstListed(text: string): CategoryWords | null {
  const [first = '', ...others] = text.split(/,\s+/);
  return others.length > 1 ? findProductCategory(first) : null;
}

/**
 * Returns the category of the service before "and", for example cleaning for "carpet cleaning and
 * sofas".
 */
function findFirstService(name: string): CategoryWords | null {
  const done = cutBeforeAnd(name);
  return done.length < name.length && findNameForms(done).endsWith('service')
    ? findProductCategory(done)
    : null;
}

/**
 * Returns the category of work that is named before its object, for example "jet washing driveways,
 * patios".
 */
function findWorkBeforeObject(name: string, { all }: FormsOfName): CategoryWords | null {
  const work = all.find(({ form, from }) => form === 'handwork' && from <= 1);
  if (work === undefined) return null;
  const [object] = /^ [a-z]+/i.exec(name.slice(work.end)) ?? [];
  const done = name.slice(0, work.end + (object?.length ?? 0));
  const known =
    object === undefined || done === name ? null : findCategoryAtEnd(done.toLowerCase());
  return known?.form === 'service' ? known : null;
}

/**
 * Returns the category of a name. If the name is only "platform" or "app", the category of the
 * product's purpose is returned.
 */
function findKindCategory(name: string, text: string, forms: FormsOfName): CategoryWords | null {
  // The name of a cleaning company may not show what the company cleans, for example "Maria’s
  // Cleaning".
  const known =
    (forms.endsWith('cleaning') ? chooseCleaning(name, forms) : null) ?? findProductCategory(name);
  const isToolAlone = forms.all.some(
    ({ form, start, end }) => form === 'tool' && start === 0 && end === name.length,
  );
  if (!known || !isToolAlone) return known;
  return findProductCategory(cutToPurpose(text)) ?? known;
}

/**
 * Returns the text with the purpose of an app ("for learning Spanish"), but without the app's
 * audience ("for dentists").
 */
function cutToPurpose(text: string): string {
  const thing = cutBefore(text, 'en', 'modifiersBegin', 'clausesBegin');
  const [purpose] = /^\s+for\s+\w+ing\b.*$/i.exec(text.slice(thing.length)) ?? [];
  return purpose === undefined ? thing : thing + purpose;
}

/** Returns the category of a cleaning service, by where it cleans: workplaces or homes. */
function chooseCleaning(name: string, forms: FormsOfName): CategoryWords {
  return (
    findCategoryAtEnd(name) ??
    getCategory(forms.tells('workplace') ? 'commercial-cleaning' : 'home-cleaning')
  );
}

/**
 * Returns the category of a machine or container, which differs from the category of its contents
 * or output. A bread maker, for example, is no bread.
 */
function findContainerCategory(name: string, forms: FormsOfName): CategoryWords | null {
  return forms.endsWith('helper') &&
    !forms.endsWith('work') &&
    name.includes(' ') &&
    findCategoryAtEnd(name) === null
    ? getCategory('general-helper')
    : null;
}

/** Returns the category of work that has a name of its own; null for everything else. */
function findWorkCategory(name: string): CategoryWords | null {
  const work = cutBefore(name, 'en', 'modifiersBegin', 'links');
  const forms = findNameForms(work);
  if (!forms.endsWith('work')) return null;
  if (forms.endsWith('traineeship')) return getCategory('job');
  // A recruiter's readers look for jobs or staff, so they don't buy anything.
  if (forms.endsWith('recruits')) return getCategory('general-joined');
  const known = findCategoryAtEnd(work) ?? (work === name ? findServiceCategory(name) : null);
  const isJoined = forms.endsWith('joined');
  if (known !== null && (isJoined || known.form !== 'goods')) return known;
  return getCategory(isJoined ? 'general-joined' : 'general-service');
}

/**
 * Returns the category of a service that a word of the name indicates; null if the word indicates a
 * place.
 */
function findServiceCategory(name: string): CategoryWords | null {
  const known = findProductCategory(name);
  return known?.form === 'place' ? null : known;
}

/**
 * Returns the category of an unknown service: advice if the service advises, otherwise work that is
 * done for the customer.
 */
function chooseGeneralService(name: string, forms: FormsOfName): CategoryWords {
  const hired = dropLastForm(name, forms, 'hire');
  // A hired crane comes to the customer, so crane hire is a service. A hired barn is a building, so
  // barn hire is a place and not a service.
  if (hired !== name && !findNameForms(hired).endsWith('premises'))
    return getCategory('general-service');
  if (forms.endsWith('place', 'event')) return getCategory('general-place');
  if (forms.endsWith('service'))
    return getCategory(forms.endsWith('advice') ? 'consulting' : 'general-service');
  if (forms.endsWith('club')) return getCategory('general-joined');
  return getCategory(forms.endsWith('work-of-itself', 'worker') ? 'general-service' : 'general');
}

/**
 * Tells whether a name means work that the customer can delegate, such as document shredding. The
 * work of a surgeon, for example, can't be delegated.
 */
export function isWorkDone(name: string): boolean {
  return findNameForms(name).endsWith('work-done');
}
