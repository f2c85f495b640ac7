/** Portuguese words of a photoshoot's brief; form as `in-english.ts` has it. */
export const PORTUGUESE = `
the: o | os | as
a: um | uma
of: de | do | da | dos | das
with: com
and: e
on: sobre | em cima de
in: em | no | na | nos | nas
at: ao
from: desde | vindo de | vinda de
without: sem
no: nenhum*
not: nao
beside: ao lado
under: sob
herbs: ervas
mood: ambiente | clima
bubbles: bolha*
olive oil: azeite
vegetables: legumes | vegetais
tomatoes: tomate*
red: vermelh*
burgundy: bordo | vinho tinto
pink: rosa | cor-de-rosa
orange: laranja
yellow: amarel*
gold: dourad* | ouro
beige: bege | creme
green: verde*
turquoise: turquesa
blue: azul | azuis
purple: roxo* | roxa* | violeta | lilas
pure: puro | pura
white: branco | branca | brancos | brancas
black: pret*
grey: cinza* | cinzent*
black and white: preto e branco
background: fundo
wall: parede
light: luz | iluminacao
lights: luzes
daylight: luz natural | luz do dia
sunlight: luz do sol | luz solar | ensolarad*
candlelight: luz de velas | luz das velas
backlight: contraluz | contra-luz
window light: luz da janela | luz de janela
spotlight: holofote
neon lights: luzes de neon | neon
soft: suave* | difusa
hard: dura | duras
strong: forte*
shadows: sombra | sombras
reflection: reflexo*
left: esquerda
right: direita
centered: centralizad* | centrad* | no centro
space for text: espaco para texto | espaco para o texto | espaco livre
from above: de cima | vista de cima | vista superior
from below: de baixo
close-up: primeiro plano | macro
wide: plano aberto | grande angular
floating: flutuando | flutuante* | levitando | no ar
tilted: inclinad*
warm: quente* | acolhedor*
cool: fria* | frio*
bright: luminos* | brilhante* | clara | claro
dark: escur*
moody: dramatic* | misterios*
cozy: aconchegante*
rustic: rustic*
romantic: romantic*
fresh: fresc*
luxury: luxo | luxuos* | elegante*
minimalist: minimalista* | simples
modern: modern*
vintage: vintage | retro
pastel: pastel | pasteis
sunset: por do sol | por-do-sol | entardecer
sunrise: nascer do sol | amanhecer
morning: manha
night: noite | noturn*
wooden: madeira | de madeira
table: mesa
marble: marmore
concrete: concreto | betao | cimento
stone: pedra | ardosia
linen: linho
velvet: veludo
leaves: folha | folhas | folhagem
autumn leaves: folhas secas | folhas de outono
plants: planta | plantas
flowers: flor | flores
roses: rosas
petals: petala*
stones: pedras | seixos
water drops: gotas de agua | gotas
water splash: respingo* | salpicos
water: agua
smoke: fumaca | fumo | vapor
mist: nevoa | neblina | nevoeiro
snow: neve | nevad*
ice cubes: cubos de gelo | gelo
lemons: limao siciliano | limao | limoes
oranges: laranjas
limes: limas
fruit: fruta* | citricos
butterflies: borboleta | borboletas
feathers: pena | penas
pens: caneta* | lapis
passports: passaporte*
star anise: anis estrelado
almonds: amendoa | amendoas | nozes
watermelon: melancia*
crystals: cristais
strawberries: morango*
balloons: balao | baloes
cinnamon: canela
potted plant: planta em vaso | vaso de planta*
milk: leite
pearls: perolas
coconuts: coco | cocos
grapes: uva | uvas
apples: maca | macas
croissants: croissant | croissants
bread: pao | paes
cheese: queijo | queijos
eggs: ovo | ovos
cake: bolo
cup of coffee: xicara de cafe | chavena de cafe | xicara de cha
glass of wine: taca de vinho | copo de vinho
scarf: lenco | cachecol | echarpe
teddy bear: urso de pelucia | urso de peluche
dust: poeira | po
cafe terrace: esplanada | terraco de um cafe | terraco de cafe | mesa na calcada
hotel lobby: saguao de hotel | saguao do hotel | atrio do hotel | lobby do hotel
salt flats: deserto de sal | salinas
locker room: vestiario | vestiarios | balneario
seashells: concha*
pumpkins: abobora*
gifts: presente*
chocolate: chocolates
cookies: biscoito* | bolacha*
towels: toalha*
berries: frutas vermelhas | frutos vermelhos | framboesa* | mirtilo*
coffee beans: graos de cafe
candles: vela | velas
books: livro | livros
christmas decorations: bolas de natal | enfeites de natal
podium: podio | pedestal
tray: bandeja | tabuleiro
sand: areia
confetti: confete*
beach: praia* | mar | costa | oceano
forest: floresta | bosque | mata
jungle: selva
mountains: montanha*
mountain lake: lago | cais | pier
river: rio
waterfall: cachoeira | cascata
meadow: prado | campo | gramado
wheat field: campo de trigo | trigo | feno
lavender field: campo de lavanda | lavanda | alfazema
vineyard: vinhedo* | vinha* | adega
park: parque
garden: jardim | jardins
desert: deserto | duna*
winter: inverno
autumn: outono
spring: primavera
summer: verao
christmas: natal | natalin*
party: festa | aniversario | ano novo
city: cidade | rua | ruas | urban*
old town: centro historico | calcada portuguesa | vila | beco
rooftop: terraco | cobertura
bar: bar
cafe: cafeteria | cafe
restaurant: restaurante
bakery: padaria | confeitaria | pastelaria | padaria* | padeiro* | pastelaria*
kitchen: cozinha | bancada
bathroom: banheiro | casa de banho | chuveiro
bathtub: banheira*
hospital: clinica | consultorio* | dentista
fairground: parque de diversoes | roda gigante | feira popular
flower shop: floricultura | florista | loja de flores
server room: sala de servidores | centro de dados
garden party: festa no jardim | festa de jardim | mesa de casamento
spa: spa | termas
living room: sala de estar | sofa | lareira
bedroom: quarto | cama | mesa de cabeceira
kids room: quarto infantil | quarto de crianca* | parque infantil
office: escritorio | mesa de trabalho
library: biblioteca
classroom: sala de aula | escola
gym: academia | ginasio
basketball court: quadra de basquete | basquete
stadium: estadio | futebol
swimming pool: piscina*
train station: estacao de trem | estacao de comboios | estacao
train: trem | comboio
airplane: aviao | aeroporto
recording studio: estudio de gravacao | estudio de musica
garage: oficina | garagem
laboratory: laboratorio | farmacia
barber shop: barbearia | cabeleireiro | salao de beleza
shop: loja | supermercado | vitrine
market: mercado | feira
church: igreja | capela
castle: castelo
cabin: cabana | chale
barn: celeiro | fazenda
brick wall: parede de tijolo* | tijolo*
chalkboard: quadro negro | lousa
curtain: cortina* | palco | teatro
cinema: cinema
underwater: debaixo d'agua | subaquatic* | fundo do mar
space: espaco sideral | no espaco | cosmos
moon: lua
clouds: nuvem | nuvens | ceu
window: janela | peitoril
rain: chuva | chuvos*
picnic: piquenique
industrial: industrial | fabrica | armazem
honey: mel
fir branches: ramos de pinheiro | galhos de pinheiro | pinhas
campfire: fogueira*
volcano: vulcao*
cave: caverna* | gruta*
ice cave: caverna de gelo
northern lights: aurora boreal
lighthouse: farol
storm: tempestade*
art gallery: galeria de arte | galeria | museu*
music shop: loja de musica
pyramids: piramide* | egito
long shadows: sombras longas
surrounded by: rodeado de | rodeada de | cercado de
venice: veneza*
flour: farinha
avocados: abacate*
poppies: papoula*
sunflowers: girassol | girassois
tulips: tulipa*
cherry blossoms: cerejeira* em flor | flor de cerejeira
orchard: pomar | pomares
easter: pascoa
bunny: coelho* | coelhinho*
mushrooms: cogumelo*
rubber duck: pato de borracha | patinho de borracha
sun lounger: espreguicadeira*
fireworks: fogo de artificio | fogos de artificio
workshop: bancada de trabalho
checked tablecloth: toalha xadrez | toalha aos quadrados
terrace by the sea: terraco sobre o mar | varanda para o mar
desert road: estrada no deserto
blossoming: em flor
harbour: porto
boats: barco*
greenhouse: estufa
dried flowers: flores secas
gradient: degrade
sun rays: raios de sol
through: atraves de
breakfast: pequeno-almoco | cafe da manha
parasol: guarda-sol
terrace: terraco
christmas market: mercado de natal | feira de natal
tulip field: campo de tulipas
front door: porta de casa | porta de entrada | capacho*
staircase: escada | escadas | escadaria*
camper van: autocaravana* | motorhome* | carrinha*
balcony: varanda* | sacada*
tea house: casa de cha
old town: praca | pracas
dog: cachorro* | cao | caes
cat: gato | gatos | gatinho*
palm trees: palmeira* | coqueiro*
`;
