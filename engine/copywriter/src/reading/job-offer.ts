import { ANY_GENDER } from '@adwright/engine-lexicon';

/** Words that a job advertisement begins with. */
export const JOB_LEAD =
  /^(?:wir suchen|recrutement|recherchons|nous recherchons|procura-se|precisa-se|recrutamos|recruta-se|wir stellen ein|stellenangebot|gesucht|nous recrutons|on recrute|recrutons|offre d[’']emploi|se busca|buscamos|contratamos|se necesita|oferta de empleo|cerchiamo|ricerchiamo|assumiamo|cercasi|procuramos|vaga(?: de emprego)?|wij zoeken|we zoeken|vacature|(?:pilnie )?(?:zatrudni(?:ę|my)|szukam(?:y)?|poszukuj(?:ę|emy)|przyjm(?:ę|iemy) do pracy)|dołącz do (?:nas|zespołu)|oferta pracy|oferujemy pracę|rekrutujemy|praca(?: (?:dla|jako|od zaraz))?|vi söker|ищем|требу[её]тся|требуются|приглашаем на работу|вакансия|шукаємо|потр[іи]бн(?:ий|а|і)|потрібен|запрошуємо на роботу|вакансія|ζητείται|ζητούνται|αναζητούμε|ψάχνουμε|θέση εργασίας|tuyển dụng|cần tuyển|tuyển gấp|tuyển(?! sinh)|lowongan(?: kerja)?|loker|dicari|dibutuhkan|kami mencari|आवश्यकता है|ज़रूरत है|भर्ती|iş ilanı(?=\s*:)|eleman aranıyor|مطلوبة?|نبحث عن|نوظ[ّ]?ف|(?:وظيفة|وظائف) شاغرة|דרוש(?:ים|ות|ה)?(?:\/(?:ים|ות|ה|ת))*|(?:אנחנו |אנו )?מגייסים|(?:אנחנו|אנו) מחפשים|משרה פנויה)\s*[:–—-]?\s+|^รับสมัคร(?:พนักงาน|งาน|ด่วน)?(?!นักเรียน|นักศึกษา|สมาชิก|เรียน)\s*:?\s*|^【?(?:求人|急募|(?:スタッフ)?募集(?:中|職種)?|招聘|招募|诚聘|诚招|急聘|急招)(?:】\s*|\s*[:：!！]\s*|\s+)|^(?:구인|채용|모집)\s*[:：!]\s*|^(?:急募|诚聘|诚招|急聘|急招)(?=\p{L})/iu;

/** "Is sought" behind the occupation: "Camerieri cercasi", "Garson aranıyor", "इलेक्ट्रीशियन चाहिए", "看護師募集". Who seeks members or pupils offers no work. */
export const JOB_TAIL =
  /(?:\s+(?:cercasi|cercansi|aranıyor|arıyoruz|alınacak(?:tır)?|चाहिए|की (?:आवश्यकता|ज़रूरत|जरूरत)(?: है)?|की भर्ती)|(?<!会員|生徒|学生|参加者|受講生|入居者|里親|メンバー|ボランティア|モニター|寄付|募金|出店者|新規|園児|选手)(?:を?(?:大募集|募集中|募集|急募)|の?求人)|(?<!在线|网络|校园|人才|企业|猎头|社会)(?:招聘中?|急招)|(?<!(?:회원|수강생|참가자|신입생|원생|입주자|후원자|투자자|학생|모델|온라인|봉사자)\s?)\s*(?:급구|구인|채용|모집|구합니다|구함)(?: ?중| ?합니다)?)(?=\s*(?:[,،;:.।–、，。！!：-]|$))/iu;

/** A name before "looks for": "Pflegedienst Lindenhof sucht …"; "cerca de" says that something is near. */
const LOOKS_FOR =
  /^.{3,50}?\s(?:sucht|recrute|recherche|busca|cerca(?! d[aeo]s?\s)|procura|zoekt|szuka|zatrudni|söker|(?<!من\s)[يت]بحث عن|[يت]وظف|מחפש(?:ת|ים)?|מגייס(?:ת|ים)?)\s/iu;

/** Whether a field offers work, in any language. */
export function isJobOffer(product: string): boolean {
  return (
    [JOB_LEAD, JOB_TAIL, LOOKS_FOR].some((words) => words.test(product)) ||
    product.search(ANY_GENDER) !== -1
  );
}
