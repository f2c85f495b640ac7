import type { LocalisedLanguage } from './languages.ts';

/** A messenger, with a pattern of its names in briefs and its printed name. */
interface Messenger {
  named: RegExp;
  name: string;
  /** Printed names in languages that do not use the Latin name. */
  names?: Partial<Record<LocalisedLanguage | 'en', string>>;
}

/** Messengers other than WhatsApp. Each language has its own calls to action for WhatsApp. */
export const MESSENGERS: readonly Messenger[] = [
  {
    named:
      /(?<!\p{L})(?:insta(?:gram\p{L}*)?|ig dm)(?!\p{L})|инст(?:а(?:грам\p{L}*)?|у)(?!\p{L})|інст(?:а(?:грам\p{L}*)?|у)(?!\p{L})|انستغرام|إنستغرام|انستا|אינסטגרם|אינסטה|इंस्टाग्राम|इंस्टा|インスタ|인스타|อินสตาแกรม|ไอจี/iu,
    name: 'Instagram',
    names: { he: 'אינסטגרם', ar: 'إنستغرام', hi: 'इंस्टाग्राम', pl: 'Instagramie' },
  },
  {
    named: /(?<!\p{L})telegram\p{L}*|телеграм\p{L}*|תלגרם|טלגרם|تيليغرام|تلغرام|تليجرام/iu,
    name: 'Telegram',
    names: { he: 'טלגרם', ar: 'تيليغرام', pl: 'Telegramie' },
  },
  { named: /(?<!\p{L})viber(?!\p{L})|вайбер\p{L}*/iu, name: 'Viber' },
  { named: /(?<!\p{L})zalo(?!\p{L})/iu, name: 'Zalo' },
  { named: /(?<![\p{Script=Latin}\p{Nd}])LINE(?![\p{Script=Latin}\p{Nd}])|ไลน์/u, name: 'LINE' },
  {
    named: /카카오톡|카톡|(?<!\p{L})kakao\s?talk/iu,
    name: 'KakaoTalk',
    names: { ko: '카카오톡' },
  },
  { named: /微信|(?<!\p{L})wechat/iu, name: 'WeChat', names: { zh: '微信' } },
  {
    named: /(?<!\p{L})(?:facebook )?messenger\p{L}*|мессенджер|месенджер/iu,
    name: 'Messenger',
    names: { pl: 'Messengerze' },
  },
  {
    named:
      /(?<!\p{L})facebook\p{L}*|(?<!\p{L})fb(?!\p{L})|фейсбу[кц]\p{L}*|פייסבוק|فيسبوك|फेसबुक|เฟซบุ๊ก|เฟสบุ๊ค|เพจ|フェイスブック|페이스북|脸书|臉書/iu,
    name: 'Facebook',
    names: { pl: 'Facebooku', he: 'פייסבוק', ar: 'فيسبوك', hi: 'फेसबुक', ko: '페이스북' },
  },
  { named: /(?<!\p{L})(?:ВК|вк|вконтакте)(?!\p{L})/u, name: 'VK' },
];

/** Printed names of WhatsApp in languages that do not use the Latin name. */
const WHATSAPP: Partial<Record<LocalisedLanguage, string>> = {
  ar: 'واتساب',
  he: 'וואטסאפ',
  hi: 'व्हाट्सएप',
};

/** Returns the printed name of WhatsApp. */
export function nameWhatsApp(language: LocalisedLanguage): string {
  return WHATSAPP[language] ?? 'WhatsApp';
}

/** Matches words for a channel or a live stream, which people follow or watch instead of writing to. */
const FOLLOWED =
  /channel|kanal|canal|канал|kênh|ช่อง|live|лайв|ライブ|생방송|直播|フォロー|follow|(?<!\p{L})(?:like|likes|liken|gefällt|seguir|suivre|seguire|folgen|volgen|obserw\p{L}*|följ\p{L}*|подпис\p{L}*|підпис\p{L}*|takip)(?!\p{L})/iu;

/**
 * Returns the printed name of the messenger in which a goal asks for messages. The result is null
 * if the goal names no messenger, only WhatsApp, or only a channel to follow.
 */
export function findMessenger(goal: string, language: LocalisedLanguage | 'en'): string | null {
  if (FOLLOWED.test(goal)) return null;
  const found = MESSENGERS.find(({ named }) => named.test(goal));
  return found ? (found.names?.[language] ?? found.name) : null;
}
