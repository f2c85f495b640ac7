import type { Phrasebook } from './phrasebook.ts';
import { turkishTrades } from './trades/turkish.ts';

export const turkish: Phrasebook = {
  headlines: [
    'Tanışın: {name}',
    '{name}. Bu kadar basit.',
    'Şimdi tam zamanı: {name}',
    'Her gün biraz daha güzel',
    '{name}. Sizin için.',
    'Güzel şeyler burada başlar',
    'İyi bir başlangıç',
    'Bize sorun',
    'Acele etmeden, gönlünüzce',
    'Gelin, kendiniz görün',
    'Ya {name}?',
  ],
  emotions: {
    urgency: [
      'Neden bekleyelim?',
      'Bugün güzel bir gün',
      'Hemen başlayın',
      '{name}. Şimdi tam zamanı.',
    ],
    trust: [
      'Açık ve net',
      'Önce sorun, sonra seçin',
      'Acele etmeden seçin',
      '{name}. Gönül rahatlığıyla.',
    ],
    happiness: [
      'Küçük bir mutluluk',
      'Kendinizi şımartın',
      'Gülümsemek için bir neden',
      '{name}. Küçük bir mutluluk.',
    ],
    exclusivity: [
      'Farkı görenlere',
      'Zevk meselesi',
      'Bilinçli bir seçim',
      '{name}. Bir zevk meselesi.',
    ],
    fear: [
      'Bir dert daha az',
      'Derin bir nefes alın',
      'Biraz daha huzur',
      '{name}. Derin bir nefes.',
    ],
    nostalgia: [
      'Eski günlerdeki gibi',
      'Hatırlıyor musunuz?',
      'O tanıdık his',
      '{name}. Eskisi gibi.',
    ],
    curiosity: [
      'Merak ettiniz mi?',
      'Daha yakından bakın',
      'Ya denerseniz?',
      '{name}? Yakından bak.',
    ],
    excitement: [
      'Haydi başlayalım!',
      'Hazır mısınız?',
      'Daha yeni başlıyoruz',
      '{name}. Başlıyoruz!',
    ],
  },
  sublines: ['{toWhom}: {name}.', '{name}: {detail}.', 'Tanışın: {name}.'],
  text: [
    'Tanışın: {name}. {feeling} {cta}.',
    'Bazen yeni bir bakış yeter. İşte {name}. {cta}.',
    'Şimdiye kadar: her zamanki gibi. Bundan sonra: {name}. {cta}.',
  ],
  problem: 'Hep aynı mı?',
  usual: ['Her zamanki gibi', 'Alışkanlıktan', 'Herkese aynısı'],
  ours: ['Bilinçli bir seçim', 'Yeni bir şey', 'Tam zevkinize göre'],
  quote: {
    text: 'Uzun uzun anlatabiliriz. Ama sizi dinlemeyi tercih ederiz.',
    note: 'Kendi sözlerimizle',
  },
  labels: { problem: 'Sorun', solution: 'Çözüm', usual: 'Her zamanki' },
  ctas: {
    sales: ['Hemen satın alın', 'Sipariş verin', 'Hemen keşfedin'],
    start: ['Hemen başlayın', 'Hemen kaydolun'],
    contact: ['Randevu alın', 'Bize ulaşın'],
    learn: ['Daha fazlasını görün', 'Yakından bakın'],
  },
  forWhom: /\s+için$/i,
  toWhom: '{audience} için',
  trades: turkishTrades,
};
