import type { LocalisedLanguage } from '../content/languages.ts';
import type { PreparedBrief } from '../reading/prepared-brief.ts';

type Asked = Pick<PreparedBrief, 'product' | 'audience' | 'goal'>;

/** Matches words of a brief in the Spanish of Argentina and Uruguay, which says "vos" for "tú". */
const SAYS_VOS =
  /(?<!\p{L})(?:vos|sos|tenés|querés|podés|sabés|hacés|elegís|traés|venís|buscás|necesitás|llevás|pedí|reservá|escribí(?:nos)?|llamá(?:nos)?|vení|comprá|probá|mandá(?:nos)?|anotate|sumate|animate|acercate|contactanos|consultá)(?!\p{L})/iu;

/** The Spanish imperatives of our lines, each with the form that goes with "vos". */
const VOSEO: Readonly<Record<string, string>> = {
  Apúntate: 'Anotate',
  Aprende: 'Aprendé',
  Compra: 'Comprá',
  Consulta: 'Consultá',
  Cuéntanos: 'Contanos',
  Descarga: 'Descargá',
  Descubre: 'Descubrí',
  Dinos: 'Decinos',
  Dona: 'Doná',
  Echa: 'Echá',
  Elige: 'Elegí',
  Empieza: 'Empezá',
  Encarga: 'Encargá',
  Envía: 'Enviá',
  Escríbeme: 'Escribime',
  Escríbenos: 'Escribinos',
  Habla: 'Hablá',
  Haz: 'Hacé',
  Inscríbete: 'Inscribite',
  Llama: 'Llamá',
  Llámame: 'Llamame',
  Llámanos: 'Llamanos',
  Mira: 'Mirá',
  Pide: 'Pedí',
  Postúlate: 'Postulate',
  Pregunta: 'Preguntá',
  Pregúntame: 'Preguntame',
  Pregúntanos: 'Preguntanos',
  Prueba: 'Probá',
  Reserva: 'Reservá',
  Síguenos: 'Seguinos',
  Solicita: 'Solicitá',
  Toma: 'Tomá',
  Trae: 'Traé',
  Únete: 'Sumate',
  Ven: 'Vení',
  Visítanos: 'Visitanos',
};

/** The verbs of our lines in the second person, each with the form that goes with "vos". */
const VERBS_WITH_VOS: Readonly<Record<string, string>> = {
  buscas: 'buscás',
  necesitas: 'necesitás',
  puedes: 'podés',
  quieres: 'querés',
  tienes: 'tenés',
};

/** Words that only one of the two standards of Portuguese uses. */
const SAYS_PORTUGAL =
  /(?<!\p{L})(?:€|euros?|telemóvel|marcações|connosco|casa de banho|autocarro|comboio|pequeno-almoço|avariad[ao]s?|reparaç\p{L}+|crianças a partir|equipa|fato|ecrã|sítio|marcar|encomendar|descarregar|ao domicílio|Lisboa|Porto|Braga|Coimbra|Aveiro|Faro|Setúbal|Algarve|Leiria|Viseu|Évora|Gerês)(?!\p{L})|€/u;
const SAYS_BRAZIL =
  /R\$|(?<!\p{L})(?:você|celular|zap|CEP|PIX|pix|MEI|CNPJ|delivery|agendar)(?!\p{L})/u;

/** Our Brazilian words, each with the words that Portugal uses. */
const OF_PORTUGAL: readonly (readonly [string, string])[] = [
  ['Agende agora', 'Marque agora'],
  ['Agende um horário', 'Marque uma hora'],
  ['Baixe o app', 'Descarregue a app'],
  ['Instale agora', 'Descarregue já'],
  ['Faça o download', 'Descarregue a app'],
  ['Chame no WhatsApp', 'Fale connosco no WhatsApp'],
  ['Escreva no WhatsApp', 'Envie WhatsApp'],
  ['Doe agora', 'Faça um donativo'],
];

/** Returns the rewriting of our lines that suits the region in which a brief is written. */
export function chooseRegionalWording(
  { product, audience, goal = '' }: Asked,
  language: LocalisedLanguage,
): (line: string) => string {
  if (language === 'es' && SAYS_VOS.test(`${product} ${audience} ${goal}`)) return addVoseo;
  const words = `${product} ${audience}`;
  if (language === 'pt' && SAYS_PORTUGAL.test(words) && !SAYS_BRAZIL.test(words))
    return useWordsOfPortugal;
  return (line) => line;
}

function addVoseo(line: string): string {
  return line
    .replace(/(?<![\p{L}{])\p{Lu}\p{L}*/gu, (word) => VOSEO[word] ?? word)
    .replace(/(?<![\p{L}{])\p{Ll}+/gu, (word) => VERBS_WITH_VOS[word] ?? word)
    .replace(/(?<=(?<!\p{L})(?:para|de|a|por|sin) )ti(?!\p{L})/gu, 'vos');
}

function useWordsOfPortugal(line: string): string {
  const [, asked] = OF_PORTUGAL.find(([each]) => each === line) ?? [];
  return asked ?? line;
}
