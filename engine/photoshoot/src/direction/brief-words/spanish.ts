/** Spanish words of a photoshoot's brief; form as `in-english.ts` has it. */
export const SPANISH = `
the: el | la | los | las
a: un | una | unos | unas
of: de | del
with: con
and: y
on: sobre | encima de
in: en
at: al
from: desde
without: sin
no: ningun*
not: no
beside: junto a | al lado
under: bajo
herbs: hierbas
mood: ambiente
bubbles: burbuja*
olive oil: aceite de oliva
vegetables: verdura* | hortaliza*
tomatoes: tomate*
red: rojo* | roja*
burgundy: burdeos | granate
pink: rosa | rosado* | rosada*
orange: naranja
yellow: amarill*
gold: dorad* | oro
beige: beige | crema
green: verde*
turquoise: turquesa
blue: azul*
purple: morad* | violeta | lila
pure: puro | pura
white: blanc*
black: negr*
grey: gris*
black and white: blanco y negro
background: fondo
wall: pared | muro
light: luz | iluminacion
lights: luces
daylight: luz natural | luz de dia | luz del dia
sunlight: luz del sol | luz solar | soleado*
candlelight: luz de las velas | luz de velas
backlight: contraluz | a contraluz
window light: luz de ventana | luz de la ventana
spotlight: foco
neon lights: luces de neon | neon
string lights: guirnalda* de luces | guirnalda*
soft: suave* | difusa | tenue*
hard: dura | duras
strong: fuerte*
shadows: sombra | sombras
reflection: reflejo*
left: izquierda
right: derecha
centered: centrad* | en el centro
space for text: espacio para el texto | espacio para texto | espacio libre
from above: desde arriba | vista cenital | cenital
from below: desde abajo | contrapicado
close-up: primer plano | macro
wide: plano general | gran angular
floating: flotando | flotante* | levitando | en el aire
tilted: inclinad*
warm: calid* 
cool: frio* | fria*
bright: luminos* | brillante* | clara
dark: oscur*
moody: dramatic* | misterios*
cozy: acogedor*
rustic: rustic*
romantic: romantic*
fresh: fresc*
luxury: lujo | lujos* | elegante*
minimalist: minimalista* | sencill*
modern: modern*
vintage: vintage | retro
pastel: pastel*
sunset: puesta de sol | atardecer | anochecer
sunrise: amanecer
morning: manana | por la manana
night: noche | nocturn*
wooden: madera | de madera
table: mesa
marble: marmol
concrete: hormigon | cemento
stone: piedra | pizarra
linen: lino
velvet: terciopelo
leaves: hoja | hojas | follaje
autumn leaves: hojas secas | hojas de otono
plants: planta | plantas
palm leaves: hojas de palmera
flowers: flor | flores
roses: rosas
petals: petalo*
stones: piedras | guijarro*
water drops: gotas de agua | gotas
water splash: salpicadura*
water: agua
smoke: humo | vapor
mist: niebla | bruma
snow: nieve | nevad*
ice cubes: cubitos de hielo | cubos de hielo | hielo
lemons: limon | limones
oranges: naranjas
limes: limas
fruit: fruta* | citricos
butterflies: mariposa | mariposas
feathers: pluma | plumas
pens: boligrafo* | lapiz | lapices
passports: pasaporte*
star anise: anis estrellado
almonds: almendra | almendras | nueces
watermelon: sandia*
crystals: cristales
strawberries: fresa | fresas
balloons: globo*
cinnamon: canela
potted plant: planta en maceta | maceta*
milk: leche
pearls: perlas
coconuts: coco | cocos
grapes: uva | uvas
apples: manzana | manzanas
croissants: cruasan* | croissant*
bread: pan | barra de pan
cheese: queso*
eggs: huevo | huevos
cake: tarta | pastel | torta
cup of coffee: taza de cafe | taza de te
glass of wine: copa de vino | copas de vino
scarf: panuelo* | bufanda* | fular
teddy bear: oso de peluche | peluche*
dust: polvo
hotel lobby: vestibulo de hotel | vestibulo de un hotel | lobby de hotel | recepcion de hotel
salt flats: salar | desierto de sal | salinas
locker room: vestuario*
seashells: concha* | caracola*
pumpkins: calabaza*
gifts: regalo*
chocolate: chocolates
cookies: galleta*
towels: toalla*
berries: bayas | frutos rojos | frambuesa* | arandano*
coffee beans: granos de cafe
candles: vela | velas
books: libro | libros
christmas decorations: bolas de navidad | adornos navidenos | adornos de navidad
podium: podio | pedestal
tray: bandeja
sand: arena
confetti: confeti
beach: playa* | mar | costa | oceano
forest: bosque*
jungle: selva | jungla
mountains: montana*
mountain lake: lago | muelle | embarcadero
river: rio
waterfall: cascada | catarata*
meadow: prado* | pradera | campo
wheat field: campo de trigo | trigo | paja
lavender field: campo de lavanda | campos de lavanda | lavanda
vineyard: vinedo* | bodega
park: parque
garden: jardin*
desert: desierto | duna*
winter: invierno | invernal
autumn: otono | otonal
spring: primavera
summer: verano
christmas: navidad | naviden*
party: fiesta | cumpleanos | nochevieja
city: ciudad | calle | calles | urban*
old town: casco antiguo | adoquin* | pueblo | callejon
rooftop: azotea | terraza en la azotea
bar: bar de copas | bar
cafe terrace: terraza de cafe | terraza de un cafe | terraza de una cafeteria | terraza de bar
cafe: cafeteria | cafe
restaurant: restaurante | taberna
bakery: panaderia | pasteleria | panaderia* | panadero* | pasteleria*
kitchen: cocina | encimera
bathroom: bano | cuarto de bano | ducha
bathtub: banera*
hospital: clinica | consultorio* | dentista
fairground: feria | noria | parque de atracciones | parque de diversiones
flower shop: floristeria | tienda de flores
server room: sala de servidores | centro de datos
garden party: fiesta en el jardin | fiesta de jardin | mesa de boda
spa: spa | balneario
living room: salon | sala de estar | sofa | chimenea
bedroom: dormitorio | habitacion | cama | mesita de noche
kids room: habitacion infantil | cuarto de ninos | habitacion de ninos | parque infantil
office: oficina* | escritorio
library: biblioteca
classroom: aula | escuela | clase
gym: gimnasio
basketball court: cancha de baloncesto | baloncesto
stadium: estadio | futbol
swimming pool: piscina*
train station: estacion de tren* | anden | estacion
train: tren
airplane: avion | aeropuerto
recording studio: estudio de grabacion | estudio de musica
garage: taller | garaje
laboratory: laboratorio | farmacia
barber shop: peluqueria | barberia
shop: tienda | supermercado | escaparate
market: mercado | mercadillo
church: iglesia | capilla
castle: castillo
cabin: cabana
barn: granero | granja
brick wall: pared de ladrillo* | ladrillo*
chalkboard: pizarron
curtain: cortina* | telon | teatro | escenario
cinema: cine
underwater: bajo el agua | submarin* | bajo el mar
space: espacio exterior | el espacio | cosmos
moon: luna
clouds: nube* | cielo
window: ventana | alfeizar
rain: lluvia | lluvios*
picnic: picnic
industrial: industrial | fabrica | almacen
honey: miel
fir branches: ramas de pino | ramas de abeto | pinas de pino
campfire: fogata* | hoguera*
volcano: volcan*
cave: cueva* | gruta*
ice cave: cueva de hielo
northern lights: aurora boreal | auroras boreales
lighthouse: faro
storm: tormenta* | tempestad*
art gallery: galeria de arte | galeria | museo*
music shop: tienda de musica
pyramids: piramide* | egipto
long shadows: sombras largas
surrounded by: rodeado de | rodeada de
venice: venecia*
flour: harina
avocados: aguacate* | palta | paltas
orange trees: naranjo*
lemon trees: limonero*
andalusian patio: patio andaluz
poppies: amapola*
sunflowers: girasol*
tulips: tulipan*
marigolds: cempasuchil*
cherry blossoms: cerezo* en flor | flor de cerezo
orchard: huerto*
easter: pascua
bunny: conejo* | conejito*
mushrooms: seta | setas | champinon* | hongo*
rubber duck: patito de goma | pato de goma
sun lounger: tumbona* | hamaca
fireworks: fuegos artificiales
checked tablecloth: mantel a cuadros | mantel de cuadros
terrace by the sea: terraza frente al mar | terraza con vistas al mar
desert road: carretera del desierto | carretera en el desierto
blossoming: en flor
harbour: puerto*
boats: barco*
greenhouse: invernadero*
dried flowers: flores secas
gradient: degradado*
sun rays: rayos de sol
through: a traves de
breakfast: desayuno
parasol: sombrilla*
terrace: terraza
christmas market: mercado de navidad | mercadillo de navidad | mercado navideno
tulip field: campo de tulipanes | campos de tulipanes
front door: puerta principal | puerta de casa | puerta de entrada | felpudo*
staircase: escalera | escaleras | escalinata*
camper van: autocaravana* | caravana* | furgoneta*
balcony: balcon | balcones
tea house: casa de te
old town: plaza
dog: perro | perros | cachorro*
cat: gato | gatos | gatito*
palm trees: palmera | palmeras | cocoteros
`;
