import type { Phrasebook } from './phrasebook.ts';
import { portugueseTrades } from './trades/portuguese.ts';

export const portuguese: Phrasebook = {
  headlines: [
    'Para descobrir: {name}',
    'Apresentamos: {name}',
    '{name}, simples assim',
    'Para o dia a dia: {name}',
    'O dia a dia, melhor',
    '{who}: veja isto',
    'Algo bom começa aqui',
    'E se…? {name}',
  ],
  emotions: {
    urgency: ['Por que esperar?', 'Hoje é um bom dia', 'Comece agora', '{name}. Chegou a hora.'],
    trust: [
      'Claro, simples e direto',
      'Pergunte o que quiser',
      'Escolha com calma',
      '{name}. Sem rodeios.',
    ],
    happiness: [
      'Uma pequena alegria',
      'Um motivo para sorrir',
      'Aproveite o momento',
      '{name}. Alegria simples.',
    ],
    exclusivity: [
      'Para quem sabe notar',
      'Questão de gosto',
      'Uma escolha só sua',
      '{name}. Questão de gosto.',
    ],
    fear: [
      'Uma preocupação a menos',
      'Respire, está tudo bem',
      'Um pouco mais de calma',
      '{name}. E respire fundo.',
    ],
    nostalgia: [
      'Como nos velhos tempos',
      'Você se lembra?',
      'Há lembranças que voltam',
      '{name}. Como antigamente.',
    ],
    curiosity: [
      'Bateu a curiosidade?',
      'Olhe mais de perto',
      'E se for diferente?',
      '{name}? Veja de perto.',
    ],
    excitement: ['Vamos lá!', 'Tudo pronto?', 'O melhor começa agora', '{name}. É só começar!'],
  },
  sublines: [
    '{toWhom}: {name}.',
    '{name}: {detail}.',
    'Uma ideia para você: {name}.',
    'Para descobrir: {name}.',
  ],
  text: [
    '{who}: veja isto. {name}. {feeling} {cta}.',
    'Às vezes basta olhar o dia a dia de outro jeito. Uma ideia: {name}. {cta}.',
    'Antes: sempre a mesma coisa. Agora: {name}. {cta}.',
  ],
  problem: 'Sempre a mesma coisa?',
  usual: ['O de sempre', 'Por costume', 'Igual para todos'],
  ours: ['Escolhido com cuidado', 'Algo novo', 'Do seu jeito'],
  quote: { text: 'Poderíamos falar muito. Preferimos ouvir você.', note: 'Com as nossas palavras' },
  labels: { problem: 'O problema', solution: 'A solução', usual: 'O de sempre' },
  ctas: {
    sales: ['Compre agora', 'Peça já', 'Ver a coleção'],
    start: ['Comece agora', 'Cadastre-se agora'],
    contact: ['Agende um horário', 'Fale conosco'],
    learn: ['Saiba mais', 'Veja de perto'],
    visit: ['Venha nos visitar', 'Passe aqui'],
    call: ['Ligue para nós', 'Ligue agora'],
  },
  forWhom: /^para\s+/i,
  toWhom: 'Para {audience}',
  trades: portugueseTrades,
};
