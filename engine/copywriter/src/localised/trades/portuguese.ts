import type { Trades } from './trade.ts';

export const portugueseTrades: Trades = {
  advice: {
    lines: [
      'Primeiro, a gente escuta',
      'Palavras claras, enfim',
      'Pergunte o que quiser',
      'Uma coisa a menos na cabeça',
    ],
    problem: 'Letras miúdas demais?',
  },
  animals: {
    lines: [
      'Quatro patas, um sorriso enorme',
      'Para quem espera você na porta',
      'O rabinho diz tudo',
      'Bom para os dois lados da guia',
    ],
    problem: 'Quem passeia com quem?',
  },
  beauty: {
    lines: [
      'Dois minutos só seus',
      'Feche a porta e respire',
      'Um ritual para esperar o dia todo',
      'Cuide bem de você',
    ],
    problem: 'Frascos pela metade?',
  },
  care: {
    lines: ['Em boas mãos', 'No seu ritmo', 'Com tempo para você', 'Um horário, e pronto'],
    problem: 'Adiou de novo?',
  },
  digital: {
    lines: [
      'Procure menos, faça mais',
      'Feche algumas abas',
      'Tudo num lugar só',
      'Saia na hora certa',
    ],
    problem: 'Doze abas e nenhuma resposta?',
  },
  dining: {
    lines: [
      'A primeira mordida é sua',
      'Está na mesa',
      'Sente-se e aproveite',
      'Tem gosto de tempo livre',
    ],
    problem: 'O mesmo prato de novo?',
    ctas: ['Reserve sua mesa', 'Venha nos visitar'],
  },
  farewell: {
    lines: [
      'Tempo para a despedida',
      'Primeiro, ouvimos',
      'Uma despedida à sua maneira',
      'Lembrar, em companhia',
    ],
    problem: 'Por onde começar?',
  },
  giving: {
    lines: [
      'Um pequeno gesto, hoje',
      'Ajudar é um verbo',
      'Começar pequeno, juntos',
      'Alguém conta com a gente',
    ],
    problem: 'Ajudar, mas como?',
    ctas: ['Doe agora', 'Ajude hoje'],
  },
  home: {
    lines: [
      'Riscado da lista',
      'Uma ligação e pronto',
      'Deixe com a gente',
      'Resolvido, sem dor de cabeça',
    ],
    problem: 'Ainda na lista?',
  },
  learning: {
    lines: [
      'Uma aula, depois outra',
      'Aprenda no seu ritmo',
      'Todo mundo começou um dia',
      'Perguntar também ensina',
    ],
    problem: 'Ficou para depois?',
  },
  moments: {
    lines: [
      'O olhar antes do clique',
      'Para o dia ficar',
      'Fotos com a sua cara',
      'Viver de novo aquele dia',
    ],
    problem: 'De novo o “xis”?',
  },
  sport: {
    lines: [
      'O primeiro minuto conta',
      'Hoje é por você',
      'No seu ritmo, mas em movimento',
      'Mexa-se. Sorria.',
    ],
    problem: 'Amanhã, com certeza?',
  },
  table: {
    lines: [
      'A primeira mordida é sua',
      'Está na mesa',
      'Para dividir. Ou não.',
      'Tem gosto de tempo livre',
    ],
    problem: 'Sempre a mesma coisa?',
  },
  travel: {
    lines: [
      'Abra a janela e respire',
      'A primeira manhã longe',
      'Mala fechada, cabeça leve',
      'Onde o despertador descansa',
    ],
    problem: 'Quando foi a última viagem?',
  },
  wear: {
    lines: [
      'Feito para usar, não para guardar',
      'Seu estilo, sem explicações',
      'A primeira escolha do dia',
      'A cada passo, você',
    ],
    problem: 'Armário cheio, nada para vestir?',
  },
  drinks: {
    lines: [
      'O primeiro gole é seu',
      'Sente. Sirva. Conte.',
      'Um gole sem pressa',
      'Boa companhia, gole a gole',
    ],
    problem: 'Sempre a mesma bebida?',
  },
  energy: {
    lines: [
      'O sol nasce de qualquer jeito',
      'Deixe o telhado trabalhar',
      'Primeiro as perguntas, depois o telhado',
      'Deixe a luz entrar',
    ],
    problem: 'Medo da próxima conta?',
  },
  outing: {
    lines: [
      'Uma noite para contar',
      'Celular no bolso, olhos abertos',
      'Quem vem junto?',
      'Hoje à noite, ninguém em casa',
    ],
    problem: 'Sofá de novo?',
    ctas: ['Garanta seu ingresso', 'Venha junto'],
  },
  sleep: {
    lines: [
      'Travesseiro fresco, cabeça leve',
      'Cama cedo, e com gosto',
      'A noite é sua',
      'Amanhã começa hoje à noite',
    ],
    problem: 'Outra noite rolando na cama?',
  },
  weddings: {
    lines: [
      'O dia de vocês, do jeito de vocês',
      'Um dia para contar',
      'Vocês dançam, a gente cuida do resto',
      'Dizer sim é a parte fácil',
    ],
    problem: 'Uma lista que cresce de noite?',
  },
  garden: {
    lines: [
      'Lá fora também é casa',
      'Primeiro ouvir, depois plantar',
      'Um lugar ao sol',
      'Bons motivos para sair',
    ],
    problem: 'O jardim cresceu demais?',
  },
  mending: {
    lines: [
      'Pronto para outra',
      'Melhor consertar que descartar',
      'Conte o que aconteceu',
      'A gente dá uma olhada',
    ],
    problem: 'Ainda sem conserto?',
  },
  furnishing: {
    lines: [
      'Dá vontade de ficar',
      'Um canto com a sua cara',
      'Sua casa, ainda mais sua',
      'A peça que faltava',
    ],
    problem: 'Não falta alguma coisa?',
  },
  heating: {
    lines: [
      'Pés descalços no inverno',
      'Primeiro as perguntas, depois o resto',
      'Calor sem pensar nisso',
      'O inverno pode vir',
    ],
    problem: 'Pés frios outra vez?',
  },
};
