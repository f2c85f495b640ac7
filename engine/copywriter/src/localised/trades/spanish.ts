import type { Trades } from './trade.ts';

export const spanishTrades: Trades = {
  advice: {
    lines: [
      'Primero escuchamos',
      'Palabras claras, por fin',
      'Pregunta lo que quieras',
      'Una cosa menos en la cabeza',
    ],
    problem: '¿Perdido en la letra pequeña?',
  },
  animals: {
    lines: [
      'Cuatro patas, una gran sonrisa',
      'Para quien te espera en la puerta',
      'La cola lo dice todo',
      'Bien para los dos lados de la correa',
    ],
    problem: '¿Quién pasea a quién?',
  },
  beauty: {
    lines: [
      'Dos minutos solo para ti',
      'Cierra la puerta y respira',
      'Un ritual que apetece',
      'Mímate un poco',
    ],
    problem: '¿Botes a medias por todas partes?',
  },
  care: {
    lines: ['En buenas manos', 'A tu ritmo', 'Con tiempo para ti', 'Una cita, y listo'],
    problem: '¿Lo dejas para otro día?',
  },
  digital: {
    lines: [
      'Buscar menos, hacer más',
      'Cierra unas cuantas pestañas',
      'Todo en un solo lugar',
      'Sal a tu hora',
    ],
    problem: '¿Doce pestañas y ni una respuesta?',
  },
  dining: {
    lines: ['El primer bocado es tuyo', 'A la mesa', 'Siéntate. Disfruta.', 'Sabe a tiempo libre'],
    problem: '¿Otra vez lo mismo?',
    ctas: ['Reserva mesa', 'Ven a vernos'],
  },
  farewell: {
    lines: [
      'Tiempo para despedirse',
      'Primero, escuchamos',
      'Una despedida a su manera',
      'Recordar, en compañía',
    ],
    problem: '¿Por dónde empezar?',
  },
  giving: {
    lines: [
      'Un gesto pequeño, hoy',
      'Ayudar es un verbo',
      'Empezar por poco, juntos',
      'Alguien cuenta contigo',
    ],
    problem: '¿Ayudar, pero cómo?',
    ctas: ['Dona ahora', 'Ayuda hoy'],
  },
  furnishing: {
    lines: [
      'Aquí apetece quedarse',
      'Un rincón que se parece a ti',
      'Tu casa, un poco más tuya',
      'La pieza que faltaba',
    ],
    problem: '¿No falta algo aquí?',
  },
  heating: {
    lines: [
      'Descalzos en enero',
      'Primero tus preguntas, luego el plan',
      'Calor sin pensar en ello',
      'Que venga el invierno',
    ],
    problem: '¿Otra vez los pies fríos?',
  },
  home: {
    lines: [
      'Tachado de la lista',
      'Una llamada y en marcha',
      'Nosotros nos ocupamos',
      'Listo, y a otra cosa',
    ],
    problem: '¿Sigue en la lista?',
  },
  learning: {
    lines: [
      'Hoy el primer paso, mañana costumbre',
      'Aprende a tu ritmo',
      'Todos empezamos un día',
      'Preguntar también es aprender',
    ],
    problem: '¿Otra vez para septiembre?',
  },
  moments: {
    lines: [
      'La mirada justo antes del clic',
      'Para que el día se quede',
      'Fotos que se parecen a ti',
      'Volver a ese momento',
    ],
    problem: '¿Otra vez “patata”?',
  },
  sport: {
    lines: [
      'El primer minuto cuenta',
      'Hoy, por ti',
      'A tu ritmo, pero en marcha',
      'Muévete. Sonríe.',
    ],
    problem: '¿Mañana, seguro?',
  },
  table: {
    lines: [
      'El primer bocado es tuyo',
      'A la mesa',
      'Para compartir. O no.',
      'Sabe a tiempo libre',
    ],
    problem: '¿Otra vez lo mismo?',
  },
  travel: {
    lines: [
      'Abre la ventana y respira',
      'La primera mañana lejos',
      'Maleta cerrada, mente libre',
      'Donde calla el despertador',
    ],
    problem: '¿Tu última escapada?',
  },
  wear: {
    lines: [
      'Para llevar, no para guardar',
      'Tu estilo, sin explicaciones',
      'Lo primero que te pones',
      'Paso a paso, contigo',
    ],
    problem: '¿Armario lleno, nada que ponerte?',
  },
  drinks: {
    lines: [
      'El primer sorbo es tuyo',
      'Siéntate. Sirve. Cuenta.',
      'Un sorbo sin prisa',
      'Buena compañía, sorbo a sorbo',
    ],
    problem: '¿Otra vez lo mismo de beber?',
  },
  energy: {
    lines: [
      'El sol sale igual',
      'Que tu tejado también trabaje',
      'Primero preguntas, luego tejado',
      'Deja entrar la luz',
    ],
    problem: '¿Miedo a la próxima factura?',
  },
  outing: {
    lines: [
      'Una noche para contar',
      'Móvil guardado, ojos abiertos',
      '¿Quién se apunta?',
      'Esta noche no estamos en casa',
    ],
    problem: '¿Otra vez el sofá?',
    ctas: ['Consigue tu entrada', 'Apúntate'],
  },
  sleep: {
    lines: [
      'Almohada fresca, cabeza en calma',
      'A la cama pronto, y con ganas',
      'La noche es tuya',
      'Mañana empieza esta noche',
    ],
    problem: '¿Otra noche dando vueltas?',
  },
  weddings: {
    lines: [
      'Vuestro día, a vuestra manera',
      'Un día para contar',
      'Vosotros bailáis, nosotros lo demás',
      'Decir sí es lo fácil',
    ],
    problem: '¿Una lista que crece de noche?',
  },
  garden: {
    lines: [
      'Fuera también es casa',
      'Primero escuchar, luego plantar',
      'Un rincón al sol',
      'Buenas razones para salir',
    ],
    problem: '¿El jardín te supera?',
  },
  mending: {
    lines: [
      'Y a seguir',
      'Mejor reparar que tirar',
      'Cuéntanos qué le pasa',
      'Le echamos un vistazo',
    ],
    problem: '¿Sigue sin arreglar?',
  },
};
