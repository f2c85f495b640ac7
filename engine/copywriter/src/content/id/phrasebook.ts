import type { Phrasebook } from '../phrasebook.ts';

export const indonesian: Phrasebook = {
  headlines: [
    'Kenalkan: {name}',
    'Sederhana dan jelas: {name}',
    'Setiap hari sedikit lebih baik',
    '{name}. Untuk Anda.',
    'Hal baik dimulai di sini',
    'Awal yang baik',
    'Tanya saja kami',
    'Santai, sesuai cara Anda',
    'Lihat sendiri',
    'Bagaimana kalau… {name}?',
  ],
  emotions: {
    urgency: [
      'Kenapa harus nanti?',
      'Hari ini hari yang baik',
      'Mulai sekarang saja',
      '{name}. Sudah waktunya.',
    ],
    trust: [
      'Jelas, sederhana, terbuka',
      'Tanyakan apa saja',
      'Pilih dengan tenang',
      '{name}. Jelas sejak awal.',
    ],
    happiness: [
      'Kebahagiaan kecil',
      'Satu alasan untuk tersenyum',
      'Manjakan diri sebentar',
      '{name}. Senang itu sederhana.',
    ],
    exclusivity: ['Untuk yang jeli', 'Soal selera', 'Pilihan Anda sendiri', '{name}. Soal selera.'],
    fear: [
      'Berkurang satu kekhawatiran',
      'Tarik napas, ada jalannya',
      'Sedikit lebih tenang',
      '{name}. Lebih lega rasanya.',
    ],
    nostalgia: [
      'Seperti masa dulu',
      'Masih ingat rasanya?',
      'Kenangan itu kembali',
      '{name}. Seperti dulu.',
    ],
    curiosity: [
      'Sudah penasaran?',
      'Lihat lebih dekat',
      'Bagaimana kalau dicoba?',
      '{name}? Layak dilihat.',
    ],
    excitement: ['Ayo mulai!', 'Siap untuk yang baru?', 'Ini baru permulaan', '{name}. Ayo mulai!'],
  },
  sublines: ['{toWhom}: {name}.', '{name}: {detail}.', 'Kenalkan: {name}.'],
  text: [
    'Kenalkan: {name}. {feeling} {cta}.',
    'Kadang cukup melihat hal biasa dengan cara baru. Inilah: {name}. {cta}.',
    'Dulu: selalu sama. Sekarang: {name}. {cta}.',
  ],
  problem: 'Begitu-begitu saja?',
  usual: ['Seperti biasa', 'Karena kebiasaan', 'Satu untuk semua'],
  ours: ['Pilihan yang sadar', 'Sesuatu yang baru', 'Sesuai selera Anda'],
  quote: {
    text: 'Banyak yang bisa kami ceritakan. Tapi kami lebih suka mendengar Anda.',
    note: 'Kata-kata kami sendiri',
  },
  labels: { problem: 'Masalah', solution: 'Jawaban', usual: 'Seperti biasa' },
  ctas: {
    sales: ['Pesan sekarang', 'Beli sekarang'],
    start: ['Mulai sekarang', 'Daftar sekarang'],
    contact: ['Buat janji', 'Hubungi kami'],
    learn: ['Pelajari lebih lanjut', 'Lihat detailnya'],
  },
  forWhom: /^(?:untuk|bagi)\s+/i,
  toWhom: 'Untuk {audience}',
  offerWords: null,
};
