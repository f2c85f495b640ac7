import type { DetectionPatterns } from '../detection.ts';

export const indonesianPatterns: DetectionPatterns = {
  functionWords:
    /\b(?:untuk|dan|yang|dengan|dari|anak|keluarga|wanita|pria|kopi|kursus|jasa|toko|rumah|murah|segar|sepatu|belajar|bahasa|makanan|mahasiswa|pekerja|ibu|usaha|pemilik)\b/gi,
  tradeNouns: null,
  letters: null,
  spelling: null,
};
