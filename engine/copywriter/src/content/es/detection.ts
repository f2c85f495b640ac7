import type { DetectionPatterns } from '../detection.ts';

export const spanishPatterns: DetectionPatterns = {
  functionWords:
    /\b(?:para|con|los|las|el|la|más|una|un|del|de|sin|mujeres|hombres|que|ventas|clientes|jóvenes|aumentar|hecho|hecha|familias|niños|padres|adultos|principiantes|viajeros|amantes|autónomos|empresas|hogar|coches?|viajes|clases?|tienda|ropa|zapatos|joyas|muebles|armarios?|a medida|mascotas|reformas|alquiler|viviendas|bodas|espejos?|sillas?|\p{L}{2,}ill[ao]s?|\p{L}+(?:ción|ciones|ñ\p{L}+))(?!\p{L})/giu,
  tradeNouns:
    /(?<!\p{L})(?:pintor(?:es)?|fisioterap(?:ia|euta)|plagas|ventanas?|cerámicas?|\p{L}{3,}ajes|colch(?:ón|ones)|(?:aire )?acondicionado|baile|persianas?|miel|tatuadores?|zapater[oa]s?|tapicer[oa]s?|limpieza|oficinas|alquiler|restaurantes?|parejas|novios|agencias?|\p{L}{3,}erías?|cerrajer[oa]s?|clínicas?|taller(?:es)? (?:de|mecánicos?)|mudanzas?|abogad[oa]s?|gafas|turrón|artesan[oa]s?|caser[oa]s?|academias?|excursiones|fontaner[oa]s?|electricistas?|guarderías?|mecánicos?|peluquer[oa]s?|albañil(?:es)?|carpinter[oa]s?|jardiner[oa]s?|veterinari[oa]s?|para mayores|inglés|sol y|de sol|quesos?|jamón|aceite|miel|flores|bicis?|cumpleaños|oficinistas?|abonos?|gimnasios?|vinilos?)(?!\p{L})/giu,
  letters: /[áéíóúñ]/u,
  spelling:
    /(?:\p{L}{2}(?:ción|ón|ín|azas?|ldos|illas?|eros?|eras?|ad[oa]s?|inos|ajes?|ñ[oa]s?)|^(?:cambio|venta|casas?|piel|jardines))$/u,
};
