import type { Phrasebook } from '../phrasebook.ts';

export const vietnamese: Phrasebook = {
  headlines: [
    'Làm quen nhé: {name}',
    'Đơn giản và rõ ràng: {name}',
    'Mỗi ngày tốt hơn một chút',
    '{name}. Dành cho bạn.',
    'Điều hay bắt đầu từ đây',
    'Một khởi đầu đẹp',
    'Cứ hỏi chúng tôi',
    'Thong thả, theo cách của bạn',
    'Hãy tự mình cảm nhận',
    'Nếu là… {name}?',
  ],
  emotions: {
    urgency: [
      'Sao còn chần chừ?',
      'Hôm nay là một ngày đẹp',
      'Bắt đầu ngay thôi',
      '{name}. Đúng lúc rồi.',
    ],
    trust: [
      'Rõ ràng, đơn giản, chân thành',
      'Bạn hỏi, chúng tôi trả lời',
      'Cứ thong thả lựa chọn',
      '{name}. Rõ ràng từ đầu.',
    ],
    happiness: [
      'Niềm vui nho nhỏ',
      'Một lý do để mỉm cười',
      'Chiều mình một chút',
      '{name}. Vui thật giản đơn.',
    ],
    exclusivity: [
      'Cho người tinh ý',
      'Chuyện của gu',
      'Lựa chọn của riêng bạn',
      '{name}. Chuyện của gu.',
    ],
    fear: [
      'Bớt đi một nỗi lo',
      'Thở nhẹ, đã có cách',
      'Thêm một chút an tâm',
      '{name}. Nhẹ lòng hơn.',
    ],
    nostalgia: [
      'Như những ngày xưa cũ',
      'Còn nhớ cảm giác ấy?',
      'Ký ức quay về',
      '{name}. Như ngày nào.',
    ],
    curiosity: [
      'Tò mò rồi chứ?',
      'Nhìn gần thêm chút nữa',
      'Nếu thử một lần thì sao?',
      '{name}? Đáng để xem qua.',
    ],
    excitement: ['Đi thôi!', 'Sẵn sàng chưa?', 'Cuộc vui mới bắt đầu', '{name}. Bắt đầu thôi!'],
  },
  sublines: ['{toWhom}: {name}.', '{name}: {detail}.', 'Làm quen nhé: {name}.'],
  text: [
    'Làm quen nhé: {name}. {feeling} {cta}.',
    'Đôi khi chỉ cần nhìn điều quen thuộc theo cách mới. Đây là: {name}. {cta}.',
    'Trước đây: vẫn như mọi khi. Bây giờ: {name}. {cta}.',
  ],
  problem: 'Vẫn như mọi khi?',
  usual: ['Như mọi khi', 'Chọn theo thói quen', 'Một kiểu cho tất cả'],
  ours: ['Chọn có chủ ý', 'Một điều mới mẻ', 'Hợp ý bạn'],
  quote: {
    text: 'Chúng tôi có nhiều điều để kể. Nhưng muốn nghe bạn hơn.',
    note: 'Lời của chúng tôi',
  },
  labels: { problem: 'Vấn đề', solution: 'Câu trả lời', usual: 'Như mọi khi' },
  ctas: {
    sales: ['Đặt ngay', 'Mua ngay'],
    start: ['Bắt đầu ngay', 'Đăng ký ngay'],
    contact: ['Đặt lịch ngay', 'Liên hệ chúng tôi'],
    learn: ['Tìm hiểu thêm', 'Xem chi tiết'],
  },
  forWhom: /^(?:dành )?cho\s+/i,
  toWhom: 'Dành cho {audience}',
  offerWords: null,
};
