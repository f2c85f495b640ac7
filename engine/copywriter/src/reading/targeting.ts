/**
 * Matches a range of ages from 14 on, for example "30-60", "25 bis 45". Ages of children show whom
 * the product suits, whereas ages of adults are settings of the campaign.
 */
const AGES =
  /(?<![\d.,€$£¥₹])(\d{2})\s?(?:[-–—~〜至]|\s(?:to|and|bis|und|a|à|et|y|e|tot|en|till|och|do|i|до|и|та|έως|με|hingga|sampai|đến|से|עד|إلى|ve|ถึง)\s)\s?(\d{2})(?![\d.,]?\d|\s?[%€$£¥₹])/gu;
const MIN_FIRST_AGE = 14;
const MIN_LAST_AGE = 19;
/**
 * Matches units that show that a range counts or measures something else, for example "10-50
 * employees", "sizes 36-46".
 */
const COUNTED =
  /^\s?(?:employees|people|persons|staff|members|users|seats|rooms|guests|hours|min|units|mitarbeiter|beschäftigt|personen|zimmer|gäste|salarié|personnes|empleados|personas|habitaciones|dipendenti|persone|camere|medewerkers|anställda|personer|pracownik|osób|osob|сотрудник|человек|працівник|осіб|km|kg|m²|m2|cm|funcionários|pessoas|çalışan|kişi|άτομα|εργαζόμενο|人|名|명|người|nhân viên|orang|karyawan|คน|लोग|कर्मचारी|שותף|עובדים|אנשים|موظف|شخص)/iu;
const MEASURED =
  /(?:sizes?|größen?|tailles?|tallas?|taglie|tamanhos?|maten|maat|storlek(?:ar)?|rozmiary?|размеры?|розміри?|μεγέθη|beden|サイズ|尺码|사이즈|ukuran|kg|bmi)[\s:]*$/iu;
/** Matches words for an income, which no ad mentions to its readers. */
const INCOME =
  /(?<!\p{L})(?:incomes?|earning|(?:haushalts)?(?:netto)?einkommen|inkomens?|inkomst\p{L}*|revenus?|ingresos|redditi?|rendimentos?|εισόδημα|geliri?|docho(?:dy|dem|dach|dów)|доход\p{L}*|дохід|доходи|הכנסה|دخل|penghasilan|thu nhập)(?!\p{L})|आय वाले|收入|収入|年収|소득|รายได้/iu;

/**
 * Tells whether an audience field contains targeting settings of a campaign, such as age or income,
 * which no ad prints, for example "women 25-45".
 */
export function isTargeting(audience: string): boolean {
  if (INCOME.test(audience)) return true;
  return [...audience.matchAll(AGES)].some(({ 0: range, 1: first, 2: last, index }) => {
    const isAdult = Number(first) >= MIN_FIRST_AGE && Number(last) >= MIN_LAST_AGE;
    const before = audience.slice(0, index);
    const behind = audience.slice(index + range.length);
    return isAdult && !MEASURED.test(before) && !COUNTED.test(behind);
  });
}
