import type { DetectionPatterns } from '../detection.ts';

export const portuguesePatterns: DetectionPatterns = {
  functionWords:
    /\b(?:para|com|os|mais|uma|um|do|da|de|sem|mulheres|homens|que|vendas|clientes|jovens|aumentar|não|feito|você|em|ao|iniciantes|viajantes|fotografia|aulas|loja|roupas|famílias|adultos|amantes|empresas|saúde|beleza|alugu(?:el|éis)|passeios?|elétric[ao]s?|crianças|conserto|sapatos|casais|cabelos?|padaria|\p{L}+(?:ção|ções|ões|inh[ao]s?|lh[ao]s?))(?!\p{L})/giu,
  tradeNouns:
    /(?<!\p{L})(?:(?!madeira)\p{L}{3,}eir[oa]s?|limpeza|vidros?|\p{L}{3,}agens|jóias|joias|geleias?|cervejas?|mel (?:orgânico|puro|de)|fisioterapia|cerâmicas?|canalizador(?:es)?|(?:gelat|sapat|lavand|pastel|ourives|livr|joalh|perfum|marcen)arias?|ar condicionado|estética|dedetização|orgânic[oa]s?|artesana(?:l|is)|autoescola|proprietários|academia|restaurantes?|casais|noivos|floricultura|chaveiros?|advogad[oa]s?|bolos?|caseiros?|pousadas?|praia|oficinas?|energia solar|mercearias?|encanador(?:es)?|eletricistas?|cabeleireir[oa]s?|costureiras?|açougue|queijos?|velas artesanais|cachorros?|móveis|brinquedos?|óculos|turismo|mudanças?|marceneir[oa]s?|manicure e|aluguel|conserto)(?!\p{L})/giu,
  letters: /[ãõçáéíóúâêôà]/u,
  spelling:
    /nh|lh|ção|ões|\p{L}{2}(?:eir[oa]s?|agem|agens|ores|adias|ais|dade)$|^(?:troca|venda|casas?|limpa|fossas)$/u,
};
