import type { Phrasebook } from '../phrasebook.ts';

export const korean: Phrasebook = {
  headlines: [
    '만나보세요: {name}',
    '지금, {name}',
    '{name}, 간단하게',
    '이제는 {name}',
    '매일을 조금 더 좋게',
    '{who}: 당신을 위해',
    '좋은 일은 여기서부터',
    '오늘의 선택, {name}',
  ],
  emotions: {
    urgency: ['왜 기다리나요?', '오늘이 좋은 날', '지금 시작하세요', '{name}. 지금이 그때.'],
    trust: [
      '쉽고 분명하게',
      '무엇이든 물어보세요',
      '천천히, 꼼꼼하게 고르세요',
      '{name}. 차근차근, 편안하게.',
    ],
    happiness: ['작은 행복 하나', '웃게 되는 이유', '나를 위한 작은 선물', '{name}. 작은 기쁨.'],
    exclusivity: ['차이를 아는 당신에게', '취향의 문제', '나만의 기준으로', '{name}. 취향의 선택.'],
    fear: ['걱정 하나 덜어내기', '숨 한 번 고르고', '조금 더 편안하게', '{name}. 마음 놓고.'],
    nostalgia: [
      '그때 그 느낌 그대로',
      '기억하시나요?',
      '오래 남는 기억처럼',
      '{name}. 그때 그 느낌.',
    ],
    curiosity: [
      '궁금하지 않나요?',
      '조금 더 가까이 보세요',
      '새로운 방법이 있다면?',
      '{name}? 더 가까이.',
    ],
    excitement: ['자, 시작해요!', '준비됐나요?', '설렘은 지금부터', '{name}. 시작합니다!'],
  },
  sublines: [
    '{toWhom}: {name}.',
    '{name}: {detail}.',
    '{who}: {name}, 만나보세요.',
    '{name}, 지금 만나보세요.',
  ],
  text: [
    '{who}: {name}, 만나보세요. {feeling} {cta}.',
    '때로는 새로운 시선이면 충분합니다. {name}, 지금 만나보세요. {cta}.',
    '지금까지: 늘 그대로. 이제부터: {name}. {cta}.',
  ],
  problem: '늘 그대로인가요?',
  usual: ['늘 하던 대로', '습관처럼', '모두 똑같이'],
  ours: ['직접 고른', '새로운 시도', '내 취향대로'],
  quote: {
    text: '하고 싶은 말은 많습니다. 하지만 여러분의 이야기가 더 궁금합니다.',
    note: '브랜드가 드리는 말',
  },
  labels: { problem: '고민', solution: '해답', usual: '평소' },
  ctas: {
    sales: ['지금 구매하기', '지금 주문하기', '상품 보기'],
    start: ['지금 시작하기', '가입하기'],
    contact: ['예약하기', '문의하기'],
    learn: ['더 알아보기', '자세히 보기'],
  },
  forWhom: /(?:[을를]\s*위한|에게|께)$/,
  toWhom: '{audience}에게',
  grammar: {
    nounFirst: false,
    smallNouns: false,
    fullStop: '.',
    gap: ' ',
    elisions: null,
  },
  offerWords: null,
};
