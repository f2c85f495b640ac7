import type { Trades } from './trade.ts';

export const turkishTrades: Trades = {
  advice: {
    lines: [
      'Önce dinleriz, sonra hesaplarız',
      'Sade sözlerle',
      'Sorun, bunun için buradayız',
      'Aklınızda bir şey eksik olsun',
    ],
    problem: 'Küçük yazılarda mı kayboldunuz?',
  },
  animals: {
    lines: [
      'Kapıda bekleyen için',
      'Dört pati, mutlu bir ev',
      'Kuyruk her şeyi söyler',
      'Tasmanın iki ucu da mutlu',
    ],
    problem: 'Kim kimi gezdiriyor?',
  },
  beauty: {
    lines: [
      'Yalnızca sana ait iki dakika',
      'Kapıyı kapat, nefes al',
      'Beklenen küçük bir ritüel',
      'Kendine iyi davran',
    ],
    problem: 'Yarım kalmış şişeler mi?',
  },
  care: {
    lines: ['Emin ellerde', 'Acelemiz yok', 'Sizin temponuzla', 'Bir randevu, tamamdır'],
    problem: 'Yine mi ertelendi?',
  },
  digital: {
    lines: [
      'Daha az ara, daha çok bitir',
      'Zamanında eve',
      'Her şey tek yerde',
      'Hafta sonuna bir tık daha yakın',
    ],
    problem: 'On iki sekme, cevap yok mu?',
  },
  dining: {
    lines: [
      'İlk lokma sizin',
      'Oturun. Güzel bir şey geliyor.',
      'Bu akşam başkası pişiriyor',
      'Sofra, dostlarla uzar',
    ],
    problem: 'Tabakta yine aynısı mı?',
    ctas: ['Masa ayırt', 'Bize uğra'],
  },
  drinks: {
    lines: [
      'İlk yudum senin',
      'Otur. Doldur. Anlat.',
      'Bir yudum mola',
      'Sohbeti uzatan bir yudum',
    ],
    problem: 'Hep aynı içecek mi?',
  },
  energy: {
    lines: [
      'Güneş nasılsa doğuyor',
      'Çatı da biraz çalışsın',
      'Önce sorular, sonra çatı',
      'Işığı içeri al',
    ],
    problem: 'Faturayı açmaya çekiniyor musun?',
  },
  farewell: {
    lines: ['Veda için zaman', 'Önce dinleriz', 'Kendi usulünce bir veda', 'Birlikte anmak'],
    problem: 'Nereden başlamalı?',
  },
  giving: {
    lines: [
      'Küçük başla, büyük dokun',
      'Birileri seni bekliyor',
      'Yardım bir eylemdir',
      'Bugün. Biri için.',
    ],
    problem: 'Yardım, ama nasıl?',
    ctas: ['Şimdi bağış yap', 'Destek ol'],
  },
  home: {
    lines: ['Listeden bir iş eksildi', 'Bir telefon yeter', 'Biz hallederiz', 'Evde, kafa rahat'],
    problem: 'Hâlâ listede mi?',
  },
  learning: {
    lines: [
      'Her başlangıç değerlidir',
      'Bugün ilk adım',
      'Soru sormak serbest',
      'Haftana sığan dersler',
    ],
    problem: 'Yine niyette mi kaldı?',
  },
  moments: {
    lines: [
      'Deklanşörden önceki o bakış',
      'O gün kalsın diye',
      'Kendiniz olduğunuz kareler',
      'Nasıldı, hatırlamak için',
    ],
    problem: 'Yine herkes “peynir” mi diyor?',
  },
  outing: {
    lines: [
      'Günlerce anlatılacak bir gece',
      'Telefon cebe, gözler sahneye',
      'Kim geliyor?',
      'Bu gece evde yokuz',
    ],
    problem: 'Yine koltuk mu?',
    ctas: ['Biletini al', 'Sen de gel'],
  },
  sleep: {
    lines: [
      'Serin yastık, sessiz kafa',
      'Erken yatmak, keyifle',
      'Bu gece senin',
      'Yarın bu gece başlar',
    ],
    problem: 'Yine sağa sola mı döndün?',
  },
  sport: {
    lines: [
      'İlk dakika önemli',
      'Koltuk çağırmadan',
      'Senin tempon, senin hedefin',
      'Bugün kendin için',
    ],
    problem: 'Yarın, gerçekten mi?',
  },
  table: {
    lines: [
      'İlk lokma senin',
      'Pazar sabahı gibi kokuyor',
      'Otur. Güzel bir şey var.',
      'Paylaş. Ya da paylaşma.',
    ],
    problem: 'Yine aynısı mı?',
  },
  travel: {
    lines: [
      'Pencereyi aç, haftayı kapat',
      'Uzakta ilk sabah',
      'Bavul dolu, kafa boş',
      'Alarmın sustuğu yer',
    ],
    problem: 'En son ne zaman gittin?',
  },
  wear: {
    lines: [
      'Sana yakışır. Yarına da.',
      'Saklamak için değil, giymek için',
      'Yeni favorin',
      'Giy ve çık',
    ],
    problem: 'Dolap dolu, giyecek yok mu?',
  },
  weddings: {
    lines: [
      'Sizin gününüz, sizin usulünüz',
      'Anlatılacak bir gün',
      'Siz dans edin, gerisi bizde',
      'En kolayı “evet” demek',
    ],
    problem: 'Liste her gece uzuyor mu?',
  },
};
