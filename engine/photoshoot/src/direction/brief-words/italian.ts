/** Italian words of a photoshoot's brief; form as `in-english.ts` has it. */
export const ITALIAN = `
the: il | lo | la | i | gli | le | l'
a: un | una | uno
of: di | del | della | dei | delle | dell'
with: con
and: e | ed
on: su | sul | sulla | sopra
in: nel | nella | in
at: al | alla
from: da | dal | dalla
without: senza
no: nessun*
not: non
beside: accanto | vicino a
under: sotto
herbs: erbe
mood: atmosfera
bubbles: bolle
olive oil: olio d'oliva | olio di oliva
vegetables: verdur* | ortagg*
tomatoes: pomodor*
red: ross*
burgundy: bordeaux | bordo
pink: rosa
orange: arancione
yellow: giall*
gold: dorat* | oro
beige: beige | crema
green: verd*
turquoise: turchese
blue: blu | azzurr* | celeste
purple: viola | lilla
pure: puro | pura
evening: sera | di sera | serata
white: bianc*
black: ner*
grey: grigi*
black and white: bianco e nero
background: sfondo
wall: parete | muro
light: luce | illuminazione
lights: luci
daylight: luce naturale | luce diurna
sunlight: luce del sole | soleggiat*
candlelight: lume di candela | luce delle candele
backlight: controluce
window light: luce della finestra | luce dalla finestra
spotlight: faretto | riflettore
neon lights: luci al neon | neon
soft: morbid* | soffus* | delicat*
hard: dura | dure
strong: forte | forti
shadows: ombra | ombre
reflection: riflesso | riflessi
left: sinistra
right: destra
centered: centrat* | al centro
space for text: spazio per il testo | spazio per testo | spazio libero
from above: dall'alto | vista dall'alto
from below: dal basso
close-up: primo piano | macro
wide: campo largo | grandangolo
floating: fluttuant* | sospes* | che galleggia | in aria
tilted: inclinat*
warm: cald*
cool: fredd*
bright: luminos* | chiar*
dark: scur* | buio
moody: drammatic* | misterios*
cozy: accoglient*
rustic: rustic*
romantic: romantic*
fresh: fresc*
luxury: lusso | lussuos* | elegant*
minimalist: minimalist* | minimal | essenzial*
modern: modern*
vintage: vintage | retro
pastel: pastello
sunset: tramonto
sunrise: alba
morning: mattin* | mattutin*
night: notte | notturn*
wooden: legno | di legno | in legno
table: tavolo
marble: marmo
concrete: cemento
stone: pietra | ardesia
linen: lino
velvet: velluto
leaves: foglia | foglie | fogliame
autumn leaves: foglie secche | foglie autunnali
plants: pianta | piante
flowers: fiore | fiori
roses: rose
petals: petal*
stones: pietre | sassi | ciottoli
water drops: gocce d'acqua | gocce
water splash: schizzi | spruzzi
water: acqua
smoke: fumo | vapore
mist: nebbia | foschia
snow: neve | innevat*
ice cubes: cubetti di ghiaccio | ghiaccio
lemons: limone | limoni
oranges: arance
limes: lime
fruit: frutta | agrumi
butterflies: farfalla | farfalle
feathers: piuma | piume
pens: penna | penne | matite
passports: passaporto | passaporti
star anise: anice stellato
almonds: mandorla | mandorle | noci
watermelon: anguria | angurie | cocomero
crystals: cristalli
strawberries: fragola | fragole
balloons: palloncin*
cinnamon: cannella
potted plant: pianta in vaso | piante in vaso
milk: latte
pearls: perle
coconuts: noce di cocco | cocco
grapes: uva
apples: mela | mele
croissants: cornetto | cornetti
bread: pane
cheese: formaggio | formaggi
eggs: uovo | uova
cake: torta
cup of coffee: tazza di caffe | tazza di te | tazzina
glass of wine: calice di vino | bicchiere di vino
scarf: foulard | sciarpa
teddy bear: orsacchiotto | peluche
dust: polvere
cafe terrace: tavolino all'aperto | terrazza di un caffe | dehors
hotel lobby: hall di un hotel | hall dell'hotel | hall d'albergo | atrio dell'hotel
salt flats: deserto di sale | lago salato
locker room: spogliatoio | spogliatoi
seashells: conchigli*
pumpkins: zucca | zucche
gifts: regalo | regali
chocolate: cioccolat*
cookies: biscotti
towels: asciugaman*
berries: frutti di bosco | lamponi | mirtilli
coffee beans: chicchi di caffe
candles: candela | candele
books: libro | libri
christmas decorations: palline di natale | decorazioni natalizie
podium: podio | piedistallo
tray: vassoio
sand: sabbia
confetti: coriandoli
beach: spiaggia | mare | costa | oceano
forest: bosco | foresta
jungle: giungla
mountains: montagn*
mountain lake: lago | molo | pontile
river: fiume
waterfall: cascata
meadow: prato | campo | campagna
wheat field: campo di grano | grano | fieno
lavender field: campo di lavanda | lavanda
vineyard: vigneto | vigna | cantina
park: parco
garden: giardino
desert: deserto | dune
winter: inverno | invernale
autumn: autunno | autunnale
spring: primavera
summer: estate
christmas: natale | natalizi*
party: festa | compleanno | capodanno
city: citta | strada | urban*
old town: centro storico | vicolo | borgo | piazza
rooftop: terrazza sul tetto | tetto
bar: cocktail bar
cafe: caffetteria | bar | caffe
restaurant: ristorante | trattoria
bakery: panificio | panetteria | pasticceria | panificio* | panetteria* | panettiere* | pasticceria* | fornaio
kitchen: cucina
bathroom: bagno | doccia
bathtub: vasca | vasca da bagno
hospital: ospedale | clinica | studio dentistico | studio medico | dentista
fairground: luna park | ruota panoramica | parco divertimenti
flower shop: fioraio | negozio di fiori
server room: sala server | centro dati
garden party: festa in giardino | tavola di nozze
spa: terme | spa
living room: salotto | soggiorno | divano | camino
bedroom: camera da letto | letto | comodino
kids room: cameretta | camera dei bambini | parco giochi
office: ufficio | scrivania
library: biblioteca | libreria
classroom: aula | scuola
gym: palestra
basketball court: campo da basket | pallacanestro
stadium: stadio | calcio
swimming pool: piscina
train station: stazione | binario
train: treno
airplane: aereo | aeroporto
recording studio: studio di registrazione | studio musicale
garage: officina | garage
laboratory: laboratorio | farmacia
barber shop: parrucchiere | barbiere
shop: negozio | supermercato | vetrina
market: mercato | mercatino
church: chiesa | cappella
castle: castello
cabin: baita | rifugio
barn: fienile | fattoria
brick wall: muro di mattoni | mattoni
chalkboard: lavagna
curtain: tenda | sipario | teatro | palcoscenico
cinema: cinema
underwater: sott'acqua | sottomarin* | fondale marino
space: spazio cosmico | nello spazio | cosmo
moon: luna
clouds: nuvol* | cielo
window: finestra | davanzale
rain: pioggia
picnic: picnic
industrial: industriale | fabbrica | magazzino
honey: miele
fir branches: rami di pino | rami di abete | pigne
campfire: falo
volcano: vulcano
cave: grotta* | caverna*
ice cave: grotta di ghiaccio
northern lights: aurora boreale
lighthouse: faro
storm: tempesta* | temporale*
art gallery: galleria d' arte | galleria | museo*
music shop: negozio di musica
pyramids: piramidi | piramide | egitto
long shadows: ombre lunghe
surrounded by: circondato da | circondata da
venice: venezia*
flour: farina
avocados: avocado
orange trees: aranceto | alberi di arance
poppies: papaver*
sunflowers: girasol*
tulips: tulipan*
cherry blossoms: ciliegi* in fiore | fiori di ciliegio
orchard: frutteto
easter: pasqua
bunny: conigli*
mushrooms: fungo | funghi
rubber duck: paperella* | papera di gomma
sun lounger: lettini | sdraio | sdraie
fireworks: fuochi d'artificio
workshop: banco da lavoro
checked tablecloth: tovaglia a quadri | tovaglia a quadretti
terrace by the sea: terrazza sul mare | terrazza vista mare
desert road: strada nel deserto
blossoming: in fiore
harbour: porto
boats: barche | barca
greenhouse: serra
dried flowers: fiori secchi
gradient: sfumatura | sfumato
sun rays: raggi di sole
through: attraverso
breakfast: colazione
parasol: ombrellone*
terrace: terrazza
mint: menta
sage: salvia
palm: palma
tuscany: toscana
christmas market: mercatino di natale | mercatini di natale
tulip field: campo di tulipani | campi di tulipani
front door: porta d'ingresso | porta di casa | zerbino*
staircase: scalinata* | scala | scale | scalone
camper van: camper | furgone*
balcony: balcone | balconi | balconcino
tea house: casa da te
dog: cane | cani | cucciolo
cat: gatto | gatti | gattino*
palm trees: palme
`;
