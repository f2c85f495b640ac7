import { expect, it } from 'vitest';
import { writeAdText } from '../write-ad-text.ts';
import { endKoreanSentences, replaceSpacesByCommas } from './spaced-clauses.ts';

it.each([
  ['空调清洗 挂机89柜机129 两台起免上门费', '空调清洗，挂机89柜机129，两台起免上门费'],
  ['二手相機寄賣同收購 過萬次交易 旺角門市', '二手相機寄賣同收購，過萬次交易，旺角門市'],
  ['手工牛軋糖禮盒，一盒 380 元，12/20 前訂購享早鳥 9 折', undefined],
  ['小米 蓝牙音箱 防水', undefined],
])('puts Chinese commas only between clauses: %s', (field, marked = field) => {
  expect(replaceSpacesByCommas(field, '，')).toBe(marked);
});

it.each([
  [
    '革靴の修理と丸洗い かかと交換2,200円〜 即日仕上げできます 創業38年',
    '革靴の修理と丸洗い、かかと交換2,200円〜、即日仕上げできます。創業38年',
  ],
  ['一日一組の古民家宿、1泊2食 28,000円/人', undefined],
  ['電話相談(9:00〜18:00 日曜休み)', undefined],
  ['パナソニック ヘアドライヤー 速乾', undefined],
])('puts Japanese commas only between clauses: %s', (field, marked = field) => {
  expect(replaceSpacesByCommas(field, '、')).toBe(marked);
});

it('prints the clauses of a field with spaces as a sentence', () => {
  const brief = {
    product: '窗帘清洗 上门拆装 三天送回 不满意重洗',
    audience: '养宠物的家庭',
    goal: '加微信预约',
    emotion: 'trust',
    adType: 'product showcase',
  } as const;
  expect(writeAdText(brief, 1)[0]).toContain('上门拆装，三天送回，不满意重洗。');
});

it.each([
  [
    '책이랑 손편지 보내드려요 월 19,000원 배송비 포함',
    '책이랑 손편지 보내드려요. 월 19,000원 배송비 포함',
  ],
  ['가평역 픽업 돼요 6월 말까지', '가평역 픽업 돼요. 6월 말까지'],
  ['누수 고쳐요 당일 방문', '누수 고쳐요. 당일 방문'],
  ['매일 아침 구워요 8시 오픈', '매일 아침 구워요. 8시 오픈'],
  ['기초부터 배워요 수강료 12만원', '기초부터 배워요. 수강료 12만원'],
  ['댁으로 찾아가요 주말 가능', '댁으로 찾아가요. 주말 가능'],
  ['새것처럼 고칩니다 출장비 무료', '새것처럼 고칩니다. 출장비 무료'],
  ['언제든 반깁니다 연중무휴', '언제든 반깁니다. 연중무휴'],
  ['필요 서류 안내, 주요 과목 수업', undefined],
  ['강의 개요 안내, 대중가요 교실, 화요 저녁반', undefined],
])('ends Korean sentences after a polite predicate: %s', (field, ended = field) => {
  expect(endKoreanSentences(field)).toBe(ended);
});
