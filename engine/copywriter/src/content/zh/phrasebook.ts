import type { Phrasebook } from '../phrasebook.ts';

export const chinese: Phrasebook = {
  headlines: [
    '认识一下：{name}',
    '这就是{name}',
    '{name}，就这么简单',
    '是时候了：{name}',
    '让每一天更好一点',
    '{who}，为你而来',
    '美好从这里开始',
    '不如试试{name}',
  ],
  emotions: {
    urgency: ['何必再等？', '今天就是好日子', '现在就开始', '{name}，就是现在'],
    trust: ['清楚、简单、坦诚', '有问题，尽管问', '慢慢看，安心选', '{name}，明明白白'],
    happiness: ['每天一点小快乐', '一个微笑的理由', '对自己好一点', '{name}，简单的快乐'],
    exclusivity: ['给懂得欣赏的你', '品味，由你定义', '你的选择，与众不同', '{name}，讲究的选择'],
    fear: ['少一件操心事', '深呼吸，放轻松', '多一点安心', '{name}，安心一点'],
    nostalgia: ['记忆里的那种感觉', '还记得吗？', '有些味道，一直都在', '{name}，像从前一样'],
    curiosity: ['有点好奇？', '靠近一点看', '换一种可能', '{name}，值得细看'],
    excitement: ['准备好了吗？', '一起出发！', '精彩现在开始', '{name}，出发吧'],
  },
  sublines: ['{toWhom}：{name}。', '{name}：{detail}。', '{who}，来认识{name}。', '来认识{name}。'],
  text: [
    '{who}，来认识{name}。{feeling}{cta}。',
    '有时候，只需要换个角度看每一天。这就是{name}。{cta}。',
    '以前：一切照旧。现在：{name}。{cta}。',
  ],
  problem: '总是一成不变？',
  usual: ['一如既往', '习惯使然', '人人一样'],
  ours: ['用心选择', '新的尝试', '合你心意'],
  quote: { text: '我们有很多话想说，但更想听你说。', note: '品牌自述' },
  labels: { problem: '问题', solution: '答案', usual: '以往' },
  ctas: {
    sales: ['立即购买', '立即选购', '马上下单'],
    start: ['立即开始', '马上注册'],
    contact: ['立即预约', '联系我们'],
    learn: ['了解更多', '看看详情'],
  },
  forWhom: /^(?:为了|针对|面向)/,
  toWhom: '献给{audience}',
  offerWords: null,
};
