import type { Phrasebook } from '../phrasebook.ts';

export const japanese: Phrasebook = {
  headlines: [
    'はじめまして、{name}',
    'これが、{name}',
    '{name}のある毎日',
    'いま、{name}',
    '毎日を、少し心地よく',
    '{who}の皆さまへ',
    'いいことは、ここから',
    '{name}という選択',
  ],
  emotions: {
    urgency: [
      '待たなくて、いい。',
      '今日から、はじめる',
      '思い立った今がその時',
      '{name}。今がその時。',
    ],
    trust: [
      'わかりやすく、正直に',
      'なんでも聞いてください',
      'じっくり選べる安心',
      '{name}。わかりやすく。',
    ],
    happiness: [
      '小さなしあわせを',
      '思わず笑顔になる',
      '自分にごほうびを',
      '{name}。小さなよろこび。',
    ],
    exclusivity: [
      '違いのわかるあなたへ',
      '選ぶという、ぜいたく',
      '自分の基準で選ぶ',
      '{name}。こだわりで選ぶ。',
    ],
    fear: [
      '心配ごとを、ひとつ減らす',
      '深呼吸して、ひと安心',
      'ほっとできる毎日へ',
      '{name}。ほっとひと息。',
    ],
    nostalgia: [
      'あの頃の気持ちを',
      'おぼえていますか？',
      'なつかしくて、新しい',
      '{name}。あの頃のように。',
    ],
    curiosity: [
      '気になりませんか？',
      'もう少し近くで見る',
      'もし、変わるとしたら？',
      '{name}？もっと近くで。',
    ],
    excitement: [
      'さあ、はじめよう',
      '準備はいいですか？',
      'わくわくは、ここから',
      '{name}。さあ、はじめよう。',
    ],
  },
  sublines: [
    '{toWhom}：{name}。',
    '{name}：{detail}。',
    '{who}の皆さまへ。{name}です。',
    '{name}、はじめてみませんか。',
  ],
  text: [
    '{who}の皆さまへ。{name}をご紹介します。{feeling}{cta}。',
    'いつもの毎日を、少し違う目で。{name}です。{cta}。',
    'これまで：いつもどおり。これから：{name}。{cta}。',
  ],
  problem: 'いつも同じまま？',
  usual: ['いつもどおり', 'なんとなく', 'みんな同じ'],
  ours: ['自分で選ぶ', '新しいこと', '自分らしく'],
  quote: {
    text: '語りたいことは、たくさんあります。でも、聞きたいのはあなたの声です。',
    note: 'ブランドより',
  },
  labels: { problem: 'お悩み', solution: 'こたえ', usual: 'いつもの' },
  ctas: {
    sales: ['今すぐ購入', '商品を見る', '注文する'],
    start: ['今すぐはじめる', '登録する'],
    contact: ['予約する', '問い合わせる'],
    learn: ['詳しく見る', 'もっと知る'],
  },
  forWhom: /(?:へ|向け|のため(?:に|の)?)$/,
  toWhom: '{audience}へ',
  grammar: {
    nounFirst: false,
    smallNouns: false,
    fullStop: '。',
    gap: '',
    elisions: null,
  },
  offerWords: null,
};
