import { ANY_GENDER, isJobAd } from '@adwright/engine-lexicon';

/**
 * Words at the start of a job advertisement, one line per language. Ambiguous words need a colon after them.
 */
const LEADS: readonly string[] = [
  'jobs?(?=:)|(?:open )?position(?=:)|vacanc(?:y|ies)(?=:)|careers?(?=:)',
  'wir suchen|wir stellen ein|(?:(?:offene|freie) )?stelle(?=:)|stellen(?:angebot|anzeige)|(?:(?:verstärkung|mitarbeiter(?:in)?|aushilfe|kolleg(?:e|in)) )?gesucht',
  "recrutement|(?:nous )?(?:recherchons|recrutons|embauchons)|nous cherchons|on (?:recrute|embauche|recherche|cherche)|offre d[’']emploi|(?:poste(?: à pourvoir)?|emploi)(?=\\s?:)|rejoign(?:ez|s) (?:notre |l[’'])équipe(?: (?:comme|en tant que))?",
  'se (?:busca|necesita|solicita)|buscamos|contratamos|estamos (?:contratando|buscando)|oferta de (?:empleo|trabajo)|(?:trabajo|empleo|vacante)(?=:)|únete a(?:l| nuestro) equipo(?: como)?',
  'cerchiamo|ricerchiamo|assumiamo|cercasi|stiamo (?:cercando|assumendo)|offerta di lavoro|lavora con noi(?: come)?|posizione aperta|unisciti (?:a noi|al team|alla squadra)(?: come)?',
  'procura-se|precisa-se|contrata-se|admite-se|recruta(?:-se|mos)|procuramos|estamos (?:a contratar|a recrutar|contratando)|oferta de emprego|vagas?(?: de emprego)?(?: (?:para|de))?|trabalhe con(?:n)?osco(?: como)?|junte-se (?:a nós|à (?:nossa )?equip[ae]|ao (?:nosso )?time)(?: como)?',
  'w(?:ij|e) zoeken|w(?:ij|e) zijn op zoek naar|gezocht|vacature|werken bij ons(?: als)?|kom (?:bij ons )?werken(?: bij ons)?(?: als)?|versterk ons team(?: als)?',
  '(?:pilnie )?(?:zatrudni(?:ę|my|amy)|szukam(?:y)?|poszukuj(?:ę|emy)|przyjm(?:ę|iemy)(?: do pracy|(?! (?:zamówieni|zleceni|zapis|rezerwacj|każd|dzieci|gości|(?:do|w|na|od|pod) ))))|dołącz do (?:nas|zespołu)|oferta pracy|oferujemy pracę|rekrutujemy|praca(?: (?:dla|jako|od zaraz))?|pracuj z nami(?: jako)?',
  'vi (?:söker|anställer|rekryterar)|sökes|ledig tjänst|jobba hos oss(?: som)?',
  '(?:мы )?ищем|требу[её]тся|требуются|набираем|приглашаем на работу|(?:открыта )?вакансия|работа(?=:)',
  '(?:ми )?шукаємо|потр[іи]бн(?:ий|а|і)|потрібен|набираємо|запрошуємо на роботу|(?:відкрита )?вакансія|робота(?=:)',
  'ζητείται|ζητούνται|αναζητούμε|ψάχνουμε|προσλαμβάν(?:ουμε|εται)|θέση εργασίας|εργασία(?=:)',
  '(?:chúng tôi )?(?:đang |cần )?tuyển dụng|(?:chúng tôi )?đang tuyển|cần tuyển|tuyển gấp|tuyển(?! sinh)',
  '(?:kami )?(?:membuka )?lowongan(?: kerja)?|loker|dicari|dibutuhkan|kami (?:mencari|merekrut)',
  'आवश्यकता है|ज़रूरत है|(?:हम )?भर्ती(?: कर रहे हैं)?|नौकरी(?=:)',
  'iş ilanı(?=\\s*:)|eleman aranıyor|(?:ekip|çalışma|takım) arkadaşı (?:arıyoruz|aranıyor)(?=\\s*:)|personel alımı(?=\\s*:)',
  'مطلوبة?(?: للعمل)?|نبحث عن|نوظ[ّ]?ف(?: الآن)?|(?:وظيفة|وظائف) شاغرة|وظيفة(?=:)|فرصة عمل|انضم(?:وا)? إلى فريقنا',
  'דרוש(?:ים|ות|ה)?(?:\\/(?:ים|ות|ה|ת))*|(?:אנחנו |אנו )?מגייסים|(?:אנחנו|אנו) מחפשים|משרה פנויה|משרה(?=:)|הצטרפו לצוות',
];
/** The same for languages without spaces. A seller of recruiting help offers no work. */
const UNPARTED_LEADS: readonly string[] = [
  '(?:เปิด)?รับสมัคร(?:พนักงาน(?=[\\s:])|งาน|ด่วน)?(?!นักเรียน|นักศึกษา|สมาชิก|เรียน)\\s*:?\\s*|เรากำลัง(?:มอง)?หา\\s*',
  '【?(?:求人|急募|(?:スタッフ)?募集(?:中|職種)?|招聘|招募|诚聘|诚招|急聘|急招)(?:】\\s*|\\s*[:：!！]\\s*|\\s+)|(?:急募|诚聘|诚招|急聘|急招)(?=\\p{L})',
  '(?:スタッフ|アルバイト|パート|正社員)を?(?:大募集|募集(?:中|しています)?)\\s*[:：、]\\s*',
  '(?:我们)?(?:正在|现正|现)?招聘(?!.{0,6}(?:软件|系统|平台|服务(?![员生])|网站|管理|培训|顾问|流程|会|小程序|app))\\s*[:：]?\\s*(?=\\p{L})',
  '(?:구인|채용|모집)\\s*[:：!]\\s*',
];

/** Words at the start of a job advertisement in languages other than English, which `isJobAd` handles. */
export const JOB_LEAD = new RegExp(
  `^(?:(?:${LEADS.join('|')})\\s*[:–—-]?\\s+|${UNPARTED_LEADS.join('|')})`,
  'iu',
);

/**
 * "Is sought" after the occupation: "Camerieri cercasi", "Garson aranıyor", "इलेक्ट्रीशियन चाहिए", "看護師募集". A
 * search for members or pupils offers no work.
 */
export const JOB_TAIL =
  /(?:(?<=직원|사원|알바|스태프|매니저|바리스타|요리사|기사|교사|강사|간호사|디자이너|개발자|미용사)(?:을|를)\s?(?:찾습니다|모십니다)|\s+(?:cercasi|cercansi|aranıyor|arıyoruz|alınacak(?:tır)?|चाहिए|की (?:आवश्यकता|ज़रूरत|जरूरत)(?: है)?|की भर्ती)|(?<!会員|生徒|学生|参加者|受講生|入居者|里親|メンバー|ボランティア|モニター|寄付|募金|出店者|新規|園児|选手)(?:を?(?:大募集|募集(?:しています|します|中です|中)?|急募)|の?求人)|(?<!在线|网络|校园|人才|企业|猎头|社会)(?:招聘中?|急招)|(?<!(?:회원|수강생|참가자|신입생|원생|입주자|후원자|투자자|학생|모델|온라인|봉사자)\s?)\s*(?:급구|구인|채용|모집|구합니다|구함)(?: ?중| ?합니다)?)(?=\s*(?:[,،;:.।–、，。！!：-]|$))/iu;

/** The same before the place: "Magazijnmedewerker gezocht in Venlo". */
export const SOUGHT_IN =
  /(?<=\p{L}{3})\s+(?:gesucht|gezocht|sökes|cercasi|recherchée?s?|se busca|poszukiwan[yia]|procura-se|ζητείται|требуется|потрібн?(?:ий|а|і|ен))(?=\s+(?:in|im|bei|i|w|we|à|en|a|em|no|na|nel|per|für|för|voor|till|dla|pour|para|στη|στην|στο|στον|в|у|на)\s)/iu;

/** A name before "looks for": "Pflegedienst Lindenhof sucht …"; "cerca de" means "near". */
const LOOKS_FOR =
  /^.{3,50}?\s(?:sucht|recrute|recherche|busca|cerca(?! d[aeo]s?\s)|procura|zoekt|szuka|zatrudni|söker|(?<!من\s)[يت]بحث عن|[يت]وظف|מחפש(?:ת|ים)?|מגייס(?:ת|ים)?)\s/iu;

/** Whether a field offers a job, in any language. */
export function isJobOffer(product: string): boolean {
  return (
    [JOB_LEAD, JOB_TAIL, SOUGHT_IN, LOOKS_FOR].some((words) => words.test(product)) ||
    product.search(ANY_GENDER) !== -1 ||
    isJobAd(product)
  );
}
