import type { Phrasebook } from './phrasebook.ts';

export const turkish: Phrasebook = {
  headlines: [
    'Tanışın: {name}',
    'Yeni: {name}',
    '{name}. Bu kadar basit.',
    'Şimdi tam zamanı: {name}',
    'Her gün biraz daha güzel',
    '{name}. Sizin için.',
    'Güzel şeyler burada başlar',
    'Ya {name}?',
  ],
  emotions: {
    urgency: ['Neden bekleyelim?', 'Bugün güzel bir gün', 'Hemen başlayın'],
    trust: ['Açık ve net', 'Önce sorun, sonra seçin', 'Acele etmeden seçin'],
    happiness: ['Küçük bir mutluluk', 'Kendinizi şımartın', 'Gülümsemek için bir neden'],
    exclusivity: ['Farkı görenlere', 'Zevk meselesi', 'Bilinçli bir seçim'],
    fear: ['Bir dert daha az', 'Derin bir nefes alın', 'Biraz daha huzur'],
    nostalgia: ['Eski günlerdeki gibi', 'Hatırlıyor musunuz?', 'O tanıdık his'],
    curiosity: ['Merak ettiniz mi?', 'Daha yakından bakın', 'Ya denerseniz?'],
    excitement: ['Haydi başlayalım!', 'Hazır mısınız?', 'Daha yeni başlıyoruz'],
  },
  sublines: ['{name}: {detail}.', 'Tanışın: {name}.'],
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
};
