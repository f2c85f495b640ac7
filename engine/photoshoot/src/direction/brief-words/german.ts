/** German words of a photoshoot's brief; form as `in-english.ts` has it. */
export const GERMAN = `
the: der | die | das | dem | den | des
a: ein | eine* 
with: mit
and: und
on: auf
in: im | ins
at: am | beim
from: von | vom | aus
without: ohne
no: kein*
not: nicht
beside: neben
under: unter
herbs: krauter*
mood: stimmung
bubbles: seifenblasen | luftblasen | blasen
olive oil: olivenol*
vegetables: gemuse*
tomatoes: tomate*
red: rot | rote*
burgundy: weinrot* | bordeaux*
pink: rosa* | pinke*
orange: orangefarb* | orangene*
yellow: gelb*
gold: golden* | goldfarb*
beige: beige* | sandfarb* | cremefarb*
green: grun* | dunkelgrun* | hellgrun* | salbeigrun*
turquoise: turkis*
blue: blau* | dunkelblau* | hellblau* | himmelblau*
purple: lila* | violett*
white: weiss*
pure: rein | reine*
black: schwarz*
grey: grau*
black and white: schwarz-weiss* | schwarzweiss*
background: *hintergrund*
wall: *wand
light: licht | beleuchtung | lichts | lichtstimmung
lights: lichter*
daylight: tageslicht*
sunlight: sonnenlicht* | sonnenschein*
candlelight: kerzenlicht* | kerzenschein*
backlight: gegenlicht*
window light: fensterlicht*
spotlight: scheinwerfer* | spotlicht
neon lights: neonlicht*
string lights: lichterkette*
soft: weich* | sanft* | diffus*
hard: hart* | harsch*
strong: stark* | kraftig*
shadows: schatten* | schlagschatten*
reflection: spiegelung* | reflexion* | spiegelnd*
left: link* | links
right: recht* | rechts
centered: mittig | zentriert* | in der mitte
space for text: platz fur text | platz fur schrift | textfreiraum | freiraum
from above: von oben | vogelperspektive | draufsicht
from below: von unten | froschperspektive | untersicht
close-up: nahaufnahme* | grossaufnahme* | detailaufnahme*
wide: weitwinkel* | aus der ferne
floating: schweb* | fliegend*
tilted: schrag* | gekippt* | geneigt*
warm: warm*
cool: kuhl* | kalt*
bright: hell | helle*
dark: dunkel* | dunkle* | dustere*
moody: stimmungsvoll* | geheimnisvoll* | dramatisch*
cozy: gemutlich* | behaglich*
rustic: rustikal*
romantic: romantisch*
fresh: frisch*
luxury: luxurios* | luxus* | edel | edle* | elegant*
minimalist: minimalistisch* | schlicht*
modern: modern*
vintage: nostalgisch*
pastel: pastell*
sunset: sonnenuntergang* | abendrot | abendsonne | abendlicht | abends | am abend | dammerung*
sunrise: sonnenaufgang*
morning: morgen* | morgens
night: nacht | nachts | nachtlich* | bei nacht
wooden: holztisch* | holzplatte* | holzdielen* | holz* | holzern* | eichen*
table: tisch* | *tisch
marble: marmor*
concrete: beton*
stone: steinplatte* | naturstein* | schiefer*
linen: leinen*
velvet: samt*
leaves: blatter* | blattern | laub
autumn leaves: herbstlaub | herbstblatter*
plants: pflanze* | grunpflanze*
palm leaves: palmblatt*
flowers: blume* | bluten* | blute
roses: rosen | rose
petals: blutenblatt* | rosenblatt*
stones: steine* | kiesel*
water drops: wassertropfen | tropfen*
water splash: wasserspritzer* | spritzer*
water: wasser
smoke: rauch* | dampf*
mist: nebel* | neblig* | dunst*
snow: schnee* | verschneit*
ice cubes: eiswurfel*
lemons: zitrone*
oranges: orangen*
limes: limette*
fruit: obst | fruchte* | zitrusfruchte*
butterflies: schmetterling | schmetterlinge | schmetterlingen
feathers: feder | federn
pens: stift* | kugelschreiber | fuller
passports: reisepass* | reisepasse
star anise: sternanis*
almonds: mandel | mandeln | nusse
watermelon: wassermelone*
crystals: kristall*
strawberries: erdbeere*
balloons: ballon | ballons | luftballon*
cinnamon: zimt*
seashells: muschel*
pumpkins: kurbis*
gifts: geschenk*
chocolate: schokolade*
cookies: keks*
potted plant: topfpflanze* | zimmerpflanze*
milk: milch
pearls: perlen*
coconuts: kokosnuss* | kokosnuesse
grapes: weintraube* | trauben
apples: apfel | aepfel
croissants: croissant*
bread: brot | baguette*
cheese: kaese
eggs: eier
cake: torte* | kuchen | geburtstagstorte* | apfelkuchen* | kasekuchen* | schokoladenkuchen* | obstkuchen*
cup of coffee: kaffeetasse* | tasse kaffee | tasse tee
glass of wine: weinglas* | glas wein
scarf: schal | halstuch* | seidenschal* | seidentuch*
teddy bear: teddybar* | kuscheltier*
dust: staub*
cafe terrace: cafeterrasse* | kaffeeterrasse* | terrasse eines cafes | strassencafe*
hotel lobby: hotellobby | hotelhalle* | empfangshalle*
salt flats: salzwuste* | salzsee*
locker room: umkleide* | umkleidekabine*
towels: handtuch* | handtucher*
berries: beeren* | himbeere* | blaubeere* | heidelbeere*
coffee beans: kaffeebohne*
candles: kerze | kerzen
books: bucher* | buch | buchern
christmas decorations: christbaumkugel* | weihnachtskugel* | weihnachtsdeko*
podium: podest* | sockel*
tray: tablett* | holzbrett*
sand: sand
confetti: konfetti*
beach: meerblick* | strand* | *strand | meer | kuste* | meeres* | nordsee* | ostsee* | strandkorb*
forest: wald | waldes | walder | *wald | waldboden
jungle: dschungel* | urwald* | regenwald*
mountains: berg | berge* | gebirge* | alpen*
mountain lake: see | bergsee* | seeufer* | steg | bootssteg
river: fluss* | bach
waterfall: wasserfall*
meadow: wiese* | blumenwiese* | feld | felder* | *wiese | *wiesen
wheat field: weizenfeld* | kornfeld* | heuballen* | stroh*
lavender field: lavendelfeld*
vineyard: weinberg* | weingut*
garden: garten* | *garten
desert: wuste* | dune*
winter: winter* | skipiste* | eisig*
autumn: herbst*
spring: fruhling*
summer: sommer*
christmas: weihnacht* | advents*
party: geburtstag* | feier | feiern
city: stadt | grossstadt* | innenstadt | strasse* | stadtisch*
old town: altstadt* | gasse* | kopfsteinpflaster* | dorf*
rooftop: dachterrasse* | skyline*
bar: kneipe* | cocktailbar*
cafe: kaffeehaus* | cafe
restaurant: gasthaus* | wirtshaus* | weinkeller*
bakery: backerei* | backer* | backstube*
kitchen: kuche | kuchen* | *kuche | arbeitsplatte* | kuchentheke
bathroom: bad | badezimmer* | dusche*
bathtub: badewanne*
hospital: krankenhaus* | klinik* | arztpraxis* | zahnarzt* | behandlungsraum*
fairground: jahrmarkt* | kirmes | rummelplatz | riesenrad* | freizeitpark*
flower shop: blumenladen* | blumengeschaft*
server room: serverraum* | rechenzentrum*
garden party: gartenparty | gartenfest* | hochzeitstafel*
spa: wellness* | therme*
living room: wohnzimmer* | sofa* | couch | kamin*
bedroom: schlafzimmer* | bett | nachttisch*
kids room: kinderzimmer* | spielzimmer* | spielplatz*
office: buro* | *buro | schreibtisch* | arbeitsplatz
library: bibliothek* | bucherregal*
classroom: klassenzimmer* | schule*
gym: fitnessstudio* | fitness* | turnhalle*
basketball court: basketball* | sporthalle*
stadium: stadion* | fussball*
swimming pool: schwimmbad* | freibad* | schwimmbecken
train station: bahnhof* | bahnsteig*
train: zug | zugabteil*
airplane: flugzeug* | flughafen*
recording studio: tonstudio* | aufnahmestudio* | musikstudio*
park: park | stadtpark*
parking garage: tiefgarage* | parkhaus*
garage: werkstatt* | garage*
laboratory: labor* | apotheke*
barber shop: friseur* | frisor*
shop: laden | geschaft | supermarkt* | regal
market: wochenmarkt* | markt | marktstand*
church: kirche* | kapelle*
castle: burg | schloss* | burgmauer
cabin: hutte* | berghutte* | almhutte* | blockhutte*
barn: scheune* | bauernhof* | stall
brick wall: backstein* | ziegelwand* | ziegelmauer*
chalkboard: tafel | kreidetafel*
curtain: vorhang* | buhne* | theater*
cinema: kino*
underwater: unterwasser* | unter wasser
space: weltraum* | weltall*
moon: mond | mondes
moonlight: mondlicht | mondschein
clouds: wolke* | himmel
window: fenster* | fensterbank*
rain: regen* | regnerisch*
picnic: picknick*
industrial: industrie* | fabrik* | lagerhalle*
honey: honig*
fir branches: tannenzweig* | tannenzapfen* | kiefernzweig* | fichtenzweig*
campfire: lagerfeuer*
volcano: vulkan*
cave: hohle* | grotte*
ice cave: eishohle*
northern lights: nordlicht* | polarlicht*
lighthouse: leuchtturm*
storm: sturm* | gewitter* | sturmisch*
art gallery: galerie* | kunstgalerie* | museum* | ausstellung*
music shop: musikladen* | musikgeschaft*
pyramids: pyramide* | agypten
long shadows: lange schatten
surrounded by: umgeben von
venice: venedig*
workshop: werkbank* | werkzeug* | schreinerei*
flour: mehl
poppies: mohn*
sunflowers: sonnenblume*
tulips: tulpe*
cherry blossoms: kirschblute*
orchard: obstgarten* | obstwiese* | streuobstwiese*
easter: oster*
bunny: hase | hasen | osterhase* | kaninchen
mushrooms: pilz | pilze | pilzen | steinpilz*
rubber duck: quietscheente* | badeente* | gummiente*
sun lounger: liegestuhl* | sonnenliege*
fireworks: feuerwerk*
desert road: wustenstrasse*
blossoming: bluhend*
rowing boat: ruderboot*
parasol: sonnenschirm*
dried flowers: trockenblume*
gradient: farbverlauf* | verlauf
greenhouse: gewachshaus*
sun rays: sonnenstrahl*
breakfast: fruhstuck*
boats: boote
harbour: hafen*
mint: minze
sage: salbei
christmas market: weihnachtsmarkt* | christkindlmarkt* | adventsmarkt*
tulip field: tulpenfeld*
skate park: skatepark* | skateplatz*
front door: haustur* | turschwelle* | hauseingang* | fussmatte*
staircase: treppe* | *treppe | treppenhaus*
camper van: wohnmobil* | campingbus* | wohnwagen*
balcony: balkon*
tea house: teehaus* | teezeremonie*
dog: hund | hunde | welpe*
cat: katze | katzen | katzchen
palm trees: palmen
`;
