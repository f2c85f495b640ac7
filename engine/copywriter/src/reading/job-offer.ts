import { ANY_GENDER } from '@adwright/engine-lexicon';

/** Words that a job advertisement begins with. */
export const JOB_LEAD =
  /^(?:wir suchen|wir stellen ein|stellenangebot|gesucht|nous recrutons|on recrute|recrutons|offre d[’']emploi|se busca|buscamos|contratamos|oferta de empleo|cerchiamo|ricerchiamo|assumiamo|cercasi|procuramos|vaga(?: de emprego)?|wij zoeken|we zoeken|vacature|zatrudnimy|szukamy|praca|vi söker|ищем|требу[её]тся|требуются|приглашаем на работу|вакансия|шукаємо|потр[іи]бн(?:ий|а|і)|потрібен|запрошуємо на роботу|вакансія|ζητείται|ζητούνται|αναζητούμε|ψάχνουμε|θέση εργασίας|tuyển dụng|cần tuyển|tuyển gấp|tuyển(?! sinh)|lowongan(?: kerja)?|loker|dicari|dibutuhkan|kami mencari|आवश्यकता है|ज़रूरत है|भर्ती|iş ilanı(?=\s*:)|eleman aranıyor|مطلوبة?|نبحث عن|نوظ[ّ]?ف|(?:وظيفة|وظائف) شاغرة|דרוש(?:ים|ות|ה)?(?:\/(?:ים|ות|ה|ת))*|(?:אנחנו |אנו )?מגייסים|(?:אנחנו|אנו) מחפשים|משרה פנויה)\s*:?\s+|^รับสมัคร(?:พนักงาน|งาน|ด่วน)?(?!นักเรียน|นักศึกษา|สมาชิก|เรียน)\s*:?\s*/iu;

/** "Is sought" behind the occupation: "Camerieri cercasi", "Garson aranıyor", "इलेक्ट्रीशियन चाहिए". */
export const JOB_TAIL =
  /\s+(?:cercasi|cercansi|aranıyor|arıyoruz|alınacak(?:tır)?|चाहिए|की (?:आवश्यकता|ज़रूरत|जरूरत)(?: है)?|की भर्ती)(?=\s*(?:[,،;:.।–-]|$))/iu;

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
