import type { Phrasebook } from './phrasebook.ts';

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
  trades: {
    care: {
      lines: [
        'Trong vòng tay tận tâm',
        'Không có gì phải vội',
        'Theo nhịp của bạn',
        'Một buổi hẹn, và xong',
      ],
      problem: 'Lại hoãn nữa rồi?',
    },
    learning: {
      lines: [
        'Khởi đầu nào cũng đáng giá',
        'Hôm nay là bước đầu tiên',
        'Cứ hỏi, đừng ngại',
        'Học vừa vặn với tuần của bạn',
      ],
      problem: 'Lại chỉ mới định học?',
    },
    drinks: {
      lines: [
        'Ngụm đầu tiên là của bạn',
        'Ngồi xuống. Rót. Thở nhẹ.',
        'Một phút yên, từng ngụm một',
        'Có bạn, có ly, có chuyện',
      ],
      problem: 'Lại món cũ?',
    },
    table: {
      lines: [
        'Miếng đầu tiên là của bạn',
        'Thơm như ngày chủ nhật',
        'Mời ngồi. Có món ngon.',
        'Chia nhau. Hoặc không.',
      ],
      problem: 'Lại món cũ?',
    },
    dining: {
      lines: [
        'Hôm nay có người nấu',
        'Ngồi xuống. Ngon đấy.',
        'Bàn này chờ bạn',
        'Miếng đầu tiên là của bạn',
      ],
      problem: 'Tối nay ăn gì?',
      ctas: ['Đặt bàn ngay', 'Ghé quán'],
    },
    home: {
      lines: [
        'Gạch tên khỏi danh sách',
        'Một cuộc gọi, và xong',
        'Để chúng tôi lo',
        'Nhà gọn, đầu nhẹ',
      ],
      problem: 'Vẫn còn trong danh sách?',
    },
    travel: {
      lines: [
        'Mở cửa sổ, khép lại tuần',
        'Sáng đầu tiên ở nơi xa',
        'Vali đầy, đầu nhẹ',
        'Nơi chuông báo thức im lặng',
      ],
      problem: 'Lần cuối bạn đi xa là khi nào?',
    },
    wear: {
      lines: [
        'Hợp với bạn. Mai cũng thế.',
        'Để mặc, không phải để cất',
        'Món mới yêu thích',
        'Mặc vào và ra phố',
      ],
      problem: 'Đầy tủ mà không có gì mặc?',
    },
  },
};
