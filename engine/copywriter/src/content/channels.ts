import { MESSENGERS } from './messengers.ts';

/** Matches names of WhatsApp in briefs and in ads. */
export const NAMES_WHATSAPP =
  /whats\s?app|(?<!\p{L})(?:zap|wpp|wa)(?!\p{L})|в[ао]тсап|واتس|וו?אטסאפ|व्हाट्स|वॉट्स/iu;

/** Returns the messenger that a text names; null if it names none. */
export function findMessengerName(text: string): string | null {
  if (NAMES_WHATSAPP.test(text)) return 'WhatsApp';
  return MESSENGERS.find(({ named }) => named.test(text))?.name ?? null;
}

/** Matches any word for a mail. */
const MAIL =
  /(?<!\p{L})(?:e-?mails?|maila?|mejl\p{L}*|mailen|correo|e-?posta|почту|пошту|письмо|листа|מייל)(?!\p{L})|メール|이메일|邮件|อีเมล|ईमेल|بالبريد/iu;

/** Returns the channel that a text names for messages, including text messages and mails; null if it names none. */
export function findChannel(text: string): string | null {
  const messenger = findMessengerName(text);
  if (messenger !== null) return messenger;
  if (NAMES_SMS.test(text)) return 'SMS';
  return MAIL.test(text) ? 'mail' : null;
}

/** Matches requests for a text message. */
const NAMES_SMS = /(?<!\p{L})(?:sms(?:en|t)?|смс)(?!\p{L})|短信|문자|رسالة نصية/iu;
/** Matches requests for a mail, and not the wish for addresses. */
const NAMES_MAIL =
  /(?<!\p{L})(?:(?:per|via|par|por|pelo|by|mit|med|through|lewat|melalui|qua|na|przez|на|по)\s(?:e-?mails?|mail|mejl|maila|correo|почту|пошту|імейл|імейлу)|e-?mail (?:us|me)|mailen|mejla|pisać maila|napisać maila|scriver\p{L}*\s(?:una\s)?(?:e-?)?mail|mandar\p{L}*\s(?:um\s|una\s)?(?:e-?mail|correo)|στείλτε (?:e-?mail|μέιλ)|kirim e-?mail|gửi e-?mail|e-?posta (?:at|gönder)\p{L}*)(?!\p{L})|メールで|이메일로|发邮件|發郵件|ส่งอีเมล|ईमेल कर|במייל|שלחו מייל|بالبريد الإلكتروني|عبر البريد/iu;

/** Returns whether a goal asks for a text message or a mail; null if it asks for neither. */
export function findWrittenChannel(goal: string): 'sms' | 'email' | null {
  if (NAMES_SMS.test(goal)) return 'sms';
  return NAMES_MAIL.test(goal) ? 'email' : null;
}
