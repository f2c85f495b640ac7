/** French words of a photoshoot's brief; form as `in-english.ts` has it. */
export const FRENCH = `
the: le | la | les
a: un | une | des | du
of: de | d'
with: avec
and: et
on: sur
in: dans | en
at: au | aux
from: depuis | venant de | provenant de
without: sans
no: pas de | pas d' | aucun*
not: ne pas | pas
beside: a cote de | a cote
under: sous
herbs: herbes*
mood: ambiance*
bubbles: bulle*
olive oil: huile d'olive
vegetables: legume*
tomatoes: tomate*
red: rouge*
burgundy: bordeaux
pink: rose pale | rose poudre | roses pales | rose
orange: orange
yellow: jaune*
gold: dore* | or
beige: beige* | creme
green: vert | verte*
turquoise: turquoise*
blue: bleu*
purple: violet* | mauve* | lilas
pure: pur | pure | purs
white: blanc | blanche* | blancs
black: noir | noire*
grey: gris | grise*
black and white: noir et blanc
background: fond | arriere-plan | arriere plan
wall: mur | murs
light: lumiere | eclairage
lights: lumieres
daylight: lumiere du jour | lumiere naturelle
sunlight: lumiere du soleil | ensoleille*
candlelight: lueur des bougies | lumiere des bougies | aux chandelles
backlight: contre-jour | contrejour
window light: lumiere de fenetre | lumiere d'une fenetre
spotlight: projecteur*
neon lights: neon | neons
string lights: guirlande* lumineuse* | guirlande*
soft: doux | douce* | tamise* | diffuse
hard: dur | dure*
strong: forte*
shadows: ombre | ombres
reflection: reflet*
left: gauche
right: droite
centered: centre | au centre | au milieu
space for text: espace pour le texte | place pour le texte | espace pour du texte | espace libre
from above: vu d'en haut | vue d'en haut | vue du dessus | de dessus | d'en haut | plongee
from below: contre-plongee | d'en bas
close-up: gros plan | plan rapproche | macro
wide: plan large | grand angle
floating: flottant* | qui flotte | en levitation | en l'air
tilted: incline* | penche*
warm: chaud | chaude* | chaleureu*
cool: froid*
bright: lumineu* | clair | claire*
dark: sombre*
moody: dramatique* | mysterieu*
cozy: cosy | douillet* | cocooning
rustic: rustique*
romantic: romantique*
fresh: frais | fraiche*
luxury: luxe | luxueu* | elegant*
minimalist: minimaliste* | epure*
modern: moderne*
vintage: vintage | retro
pastel: pastel*
sunset: coucher de soleil | coucher du soleil | crepuscule | le soir
sunrise: lever de soleil | lever du soleil | aube
morning: matin | matinal*
night: nuit | nocturne
wooden: bois | en bois
table: table
marble: marbre
concrete: beton
stone: pierre | ardoise
linen: lin
velvet: velours
leaves: feuille* | feuillage*
autumn leaves: feuilles mortes | feuilles d'automne
plants: plante | plantes
palm leaves: feuilles de palmier
flowers: fleur | fleurs | bouquet
roses: roses
petals: petale*
stones: pierres | galet* | cailloux
water drops: goutte* d'eau | gouttes | gouttelette*
water splash: eclaboussure*
water: eau
smoke: fumee* | vapeur
mist: brume* | brouillard
snow: neige | enneige*
ice cubes: glacon*
lemons: citron | citrons
oranges: oranges
limes: citrons verts | citron vert
fruit: fruit* | agrume*
butterflies: papillon | papillons
feathers: plume | plumes
pens: stylo* | crayon*
passports: passeport*
star anise: anis etoile | badiane
almonds: amandes | noix | noisettes
watermelon: pasteque*
crystals: cristaux
strawberries: fraise | fraises
balloons: ballon | ballons
cinnamon: cannelle
seashells: coquillage*
pumpkins: citrouille* | potiron*
gifts: cadeau*
chocolate: chocolat*
cookies: biscuits
potted plant: plante en pot | plantes en pot | plante verte | plante d'interieur
milk: lait
pearls: perles
coconuts: noix de coco
grapes: raisin | raisins
apples: pomme | pommes
croissants: croissant | croissants
bread: pain | baguette
cheese: fromage*
eggs: oeuf | oeufs
cake: gateau | gateaux
cup of coffee: tasse de cafe | tasse de the
glass of wine: verre de vin | verres de vin
scarf: foulard* | echarpe*
teddy bear: ours en peluche | peluche*
dust: poussiere*
hotel lobby: hall d'hotel | hall de l'hotel | hall d'un hotel | reception d'hotel
salt flats: desert de sel | lac sale
locker room: vestiaire*
towels: serviette*
berries: baies | framboise* | myrtille* | fruits rouges
coffee beans: grains de cafe
candles: bougie* | chandelle*
books: livre | livres
christmas decorations: boules de noel | decorations de noel
podium: podium | socle | piedestal
tray: plateau
sand: sable
confetti: confettis
beach: plage* | mer | bord de mer | ocean
forest: foret* | sous-bois
jungle: jungle
mountains: montagne*
mountain lake: lac | ponton | jetee
river: riviere
waterfall: cascade
meadow: prairie | champ | champs | campagne
wheat field: champ de ble | botte* de foin | paille
lavender field: champ de lavande | champs de lavande | lavande
vineyard: vigne | vignes | vignoble*
park: parc
garden: jardin*
desert: desert | dune*
winter: hiver | hivernal*
autumn: automne
spring: printemps
summer: ete
christmas: noel
party: fete | anniversaire | nouvel an
city: ville | rue | rues | urbain*
old town: vieille ville | paves | pave | village | ruelle* | parisien*
rooftop: toit-terrasse | rooftop | toit | toits
bar: bar a cocktails | bar
cafe terrace: terrasse de cafe | terrasse d'un cafe | terrasse d'un bistrot | terrasse de bistrot
cafe: cafe | bistrot
restaurant: restaurant
bakery: boulangerie | boulanger* | patisserie* | patissier*
kitchen: cuisine | plan de travail
bathroom: salle de bain* | douche
bathtub: baignoire*
hospital: hopital | clinique | cabinet dentaire | cabinet medical
fairground: fete foraine | grande roue | parc d'attractions
flower shop: fleuriste | boutique de fleurs
server room: salle de serveurs | salle des serveurs | centre de donnees
garden party: fete de jardin | garden-party | table de mariage
spa: spa
living room: salon | canape | cheminee
bedroom: chambre | lit | table de nuit | table de chevet
kids room: chambre d'enfant* | chambre de bebe | aire de jeux
office: bureau*
library: bibliotheque*
classroom: salle de classe | ecole
gym: salle de sport | salle de gym | salle de fitness
basketball court: terrain de basket* | gymnase
stadium: stade | terrain de foot*
swimming pool: piscine*
train station: gare | quai de gare
train: train
airplane: avion | aeroport
recording studio: studio d'enregistrement | studio de musique
garage: atelier | garage
laboratory: laboratoire | pharmacie
barber shop: salon de coiffure | coiffeur | barbier
shop: boutique | magasin | supermarche
market: marche
church: eglise | chapelle
castle: chateau
cabin: chalet | cabane
barn: grange | ferme
brick wall: mur de brique* | briques
chalkboard: tableau noir
curtain: rideau* | theatre | sur scene | la scene | une scene
cinema: cinema
underwater: sous l'eau | sous-marin* | fond marin
space: espace intersideral | dans l'espace | cosmos
moon: lune
clouds: nuage* | ciel
window: fenetre* | rebord de fenetre
rain: pluie
picnic: pique-nique
industrial: industriel* | usine | entrepot
honey: miel
fir branches: branches de sapin | branche de sapin | branches de pin | pommes de pin
campfire: feu de camp
volcano: volcan*
cave: grotte* | caverne*
ice cave: grotte de glace
northern lights: aurore boreale | aurores boreales
lighthouse: phare
storm: tempete* | orage*
art gallery: galerie d' art | galerie | musee*
music shop: magasin de musique
pyramids: pyramide* | egypte
long shadows: ombres longues | longues ombres
surrounded by: entoure de | entouree de
venice: venise*
flour: farine
sage green: vert sauge
rocks: rocher* | rochers
poppies: coquelicot*
sunflowers: tournesol*
tulips: tulipe*
cherry blossoms: cerisier* en fleur*
orchard: verger*
easter: paques
bunny: lapin*
mushrooms: champignon*
rubber duck: canard de bain | canard en plastique
sun lounger: transat* | chaise longue | chaises longues | bain de soleil
fireworks: feu d'artifice | feux d'artifice
workshop: etabli*
provence: provencal*
checked tablecloth: nappe a carreaux
terrace by the sea: terrasse sur la mer | terrasse face a la mer | terrasse au bord de la mer
desert road: route du desert | route dans le desert
blossoming: en fleurs | en fleur
greenhouse: serre | serres
dried flowers: fleurs sechees
gradient: degrade*
to: vers
sun rays: rayons de soleil | rayon de soleil
through: a travers
breakfast: petit dejeuner
boats: bateau*
harbour: port
parasol: parasol*
christmas market: marche de noel
tulip field: champ de tulipes | champs de tulipes
skate park: skatepark*
front door: porte d'entree | pas de la porte | paillasson*
staircase: escalier | escaliers | marches
camper van: camping-car* | fourgon*
balcony: balcon*
tea house: maison de the | salon de the japonais
dog: chien | chiens | chiot*
cat: chat | chats | chaton*
palm trees: palmier | palmiers | cocotiers
`;
