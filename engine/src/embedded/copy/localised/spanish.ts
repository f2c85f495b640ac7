import type { Phrasebook } from './phrasebook.ts';
import { spanishTrades } from './trades/spanish.ts';

export const spanish: Phrasebook = {
  headlines: [
    'Para descubrir: {name}',
    'Lo nuevo: {name}',
    '{name}, así de simple',
    'Hoy toca: {name}',
    'Tu día a día, mejor',
    '{who}: aquí hay algo nuevo',
    'Aquí empieza algo bueno',
    '¿Y si…? {name}',
  ],
  emotions: {
    urgency: [
      '¿Por qué esperar?',
      'Hoy es un buen día',
      'Empieza ahora',
      '{name}. Este es el momento.',
    ],
    trust: [
      'Claro, simple y directo',
      'Pregunta lo que quieras',
      'Elige con calma',
      '{name}. Así de claro.',
    ],
    happiness: [
      'Una pequeña alegría',
      'Un motivo para sonreír',
      'Date un gusto',
      '{name}. Una alegría diaria.',
    ],
    exclusivity: [
      'Para quienes saben mirar',
      'Cuestión de gusto',
      'Elegido a conciencia',
      '{name}. Cuestión de gusto.',
    ],
    fear: [
      'Una preocupación menos',
      'Respira, todo va bien',
      'Un poco más de calma',
      '{name}. Y a respirar.',
    ],
    nostalgia: [
      'Como en los viejos tiempos',
      '¿Te acuerdas?',
      'Hay recuerdos que vuelven',
      '{name}. Como antes.',
    ],
    curiosity: [
      '¿Te da curiosidad?',
      'Míralo de cerca',
      '¿Y si pruebas algo nuevo?',
      '¿{name}? Míralo de cerca.',
    ],
    excitement: ['¡Vamos allá!', '¿Todo listo?', 'Lo bueno empieza ahora', '{name}. ¡Allá vamos!'],
  },
  sublines: [
    '{toWhom}: {name}.',
    '{name}: {detail}.',
    'Una idea para ti: {name}.',
    'Para descubrir: {name}.',
    '{name}. Míralo con calma.',
    '{name}. Pregunta todo lo que quieras.',
    '{name}. Un buen motivo para curiosear.',
  ],
  text: [
    '{who}: aquí hay algo nuevo. {name}. {feeling} {cta}.',
    'A veces basta con mirar el día a día de otra manera. Una idea: {name}. {cta}.',
    'Antes: lo mismo de siempre. Ahora: {name}. {cta}.',
  ],
  problem: '¿Lo mismo de siempre?',
  usual: ['Lo de siempre', 'Por costumbre', 'Igual para todos'],
  ours: ['Elegido a conciencia', 'Algo nuevo', 'A tu gusto'],
  quote: {
    text: 'Podríamos contarte mucho. Preferimos escucharte a ti.',
    note: 'Con nuestras propias palabras',
  },
  labels: { problem: 'El problema', solution: 'La solución', usual: 'Lo de siempre' },
  ctas: {
    sales: ['Compra ahora', 'Haz tu pedido', 'Ver la colección'],
    start: ['Empieza ahora', 'Regístrate ahora'],
    contact: ['Reserva tu cita', 'Habla con nosotros'],
    learn: ['Descubre más', 'Ver los detalles'],
    visit: ['Ven a vernos', 'Pásate por aquí'],
    call: ['Llámanos', 'Llama ahora'],
  },
  forWhom: /^para\s+/i,
  toWhom: 'Para {audience}',
  trades: spanishTrades,
};
