/** Dutch words of a photoshoot's brief; form as `in-english.ts` has it. */
export const DUTCH = `
the: de | het
a: een
of: van de | van het
with: met
and: en
on: op
in: in
at: bij | aan
from: van | vanuit | vanaf
without: zonder
no: geen
not: niet
beside: naast
under: onder
behind: achter
herbs: kruiden
mood: sfeer*
bubbles: zeepbellen | luchtbellen | bubbels | bellen
olive oil: olijfolie
vegetables: groente*
tomatoes: tomaten | tomaat
red: rood | rode
burgundy: wijnrood | wijnrode | bordeauxrood
pink: roze | lichtroze | zachtroze
orange: oranje
yellow: geel | gele | lichtgeel
gold: goud | gouden | goudkleurig*
beige: beige | zandkleur* | creme | cremekleurig*
green: groen | groene | donkergroen* | lichtgroen* | saliegroen* | mosgroen*
turquoise: turquoise | turkoois
blue: blauw | blauwe | donkerblauw* | lichtblauw* | hemelsblauw*
purple: paars | paarse | lila
white: wit | witte
pure: zuiver | zuivere | egaal | effen
black: zwart | zwarte
grey: grijs | grijze
black and white: zwart-wit*
background: *achtergrond
wall: muur | muren | *muur | wand
light: licht | *verlichting | belichting
lights: lichtjes | lampjes
daylight: daglicht | natuurlijk licht
sunlight: zonlicht | zonneschijn | zonnestralen | zon
candlelight: kaarslicht
backlight: tegenlicht
window light: raamlicht
spotlight: schijnwerper* | spotlicht
neon lights: neonlicht* | neonverlichting
string lights: lichtsnoer* | feestverlichting
soft: zacht | zachte | diffuus
hard: harde
strong: sterk | sterke | fel | felle
shadows: schaduw* | slagschaduw*
reflection: spiegeling* | weerspiegel* | reflectie*
left: links | linkerkant | linkerzijde
right: rechts | rechterkant | rechterzijde
centered: gecentreerd* | in het midden
space for text: ruimte voor tekst | plek voor tekst
from above: van boven* | bovenaf | bovenaanzicht
from below: van onder* | onderaf | kikkerperspectief
close-up: detailopname* | van dichtbij
wide: groothoek* | van veraf
floating: zwevend* | zweven | zweeft
tilted: schuin | schuine | gekanteld*
warm: warm | warme
cool: koel | koele | koud | koude
bright: helder | heldere
dark: donker | donkere | duister*
moody: mysterieus* | dramatisch* | sfeervol*
cozy: gezellig* | knus*
rustic: rustiek* | landelijk*
romantic: romantisch*
fresh: fris | frisse | vers | verse
luxury: luxe | luxueus* | chique | chic | elegant*
minimalist: minimalistisch* | strak | strakke
modern: moderne
vintage: nostalgisch* | ouderwets*
pastel: pastel*
sunset: zonsondergang* | avondzon | avondlicht | avondrood | 's avonds | schemer*
sunrise: zonsopgang* | zonsopkomst
morning: ochtend* | 's ochtends | 's morgens
night: nacht | 's nachts | nachtelijk*
wooden: hout | houten | eiken | eikenhout*
table: tafel | *tafel | tafelblad
marble: marmer*
concrete: beton*
stone: natuursteen* | leisteen* | stenen
linen: linnen
velvet: fluweel* | fluwelen
leaves: bladeren | blaadjes
autumn leaves: herfstblad*
plants: planten | groene planten
palm leaves: palmblad*
flowers: bloem | bloemen | bloesem*
roses: rozen | roos
petals: bloemblaadjes | bloemblad* | rozenblaadjes
stones: kiezel* | keien | steentjes
water drops: waterdruppel* | druppel*
water splash: waterspat* | spetter* | opspattend water
smoke: rook | stoom
mist: mist | mistig* | nevel*
snow: sneeuw* | besneeuwd*
ice cubes: ijsblok*
lemons: citroen*
oranges: sinaasappel*
limes: limoen*
fruit: fruit | vruchten
butterflies: vlinder | vlinders
feathers: veer | veren
pens: potlood | potloden
passports: paspoort*
star anise: steranijs
almonds: amandel* | noten
watermelon: watermeloen*
crystals: kristal*
strawberries: aardbei*
balloons: ballon*
cinnamon: kaneel*
seashells: schelp*
pumpkins: pompoen*
gifts: cadeau* | geschenk*
chocolate: chocolade*
cookies: koekje* | koekjes
potted plant: kamerplant* | potplant* | plant
milk: melk
pearls: parel*
coconuts: kokosnoot | kokosnoten
grapes: druif | druiven
apples: appel | appels
mushrooms: paddenstoel* | paddestoel*
bread: brood | stokbrood | broodjes
cheese: kaas
eggs: ei | eieren
cake: taart* | verjaardagstaart
cup of coffee: kopje koffie | kop koffie | koffiekop* | koffie | kopje thee
glass of wine: glas wijn | wijnglas* | wijn
scarf: sjaal* | zijden sjaal
teddy bear: knuffelbeer* | teddybeer* | knuffel*
dust: stof
cafe terrace: terrasje | cafeterras | terras van een cafe
hotel lobby: hotellobby
locker room: kleedkamer*
towels: handdoek*
berries: bessen | bosbessen | frambozen | blauwe bessen
coffee beans: koffiebonen
candles: kaars | kaarsen
books: boek | boeken
christmas decorations: kerstbal* | kerstversiering*
podium: voetstuk* | sokkel*
tray: dienblad* | houten plank | snijplank*
sand: zand
confetti: confetti
beach: strand* | *strand | zee | kust | zeezicht | noordzee
forest: bos | *bos | bossen | bosgrond
jungle: oerwoud* | regenwoud*
mountains: berg | bergen | gebergte*
mountain lake: aan het meer | bergmeer* | steiger*
river: rivier* | beek
waterfall: waterval*
meadow: weide* | weiland* | bloemenveld* | veld | velden
wheat field: korenveld* | graanveld* | hooibaal | hooibalen | stro
lavender field: lavendelveld*
tulip fields: tulpenveld* | tulpenvelden
tulips: tulp | tulpen
sunflowers: zonnebloem*
poppies: klaproos | klaprozen
vineyard: wijngaard*
garden: tuin* | *tuin
desert: woestijn* | duinen
winter: winterlandschap* | winters | winterse
autumn: herfst*
spring: lente | voorjaar*
summer: zomer*
christmas: kerst | kerstmis | kerstsfeer | sinterklaas
party: verjaardag* | feest* | oud en nieuw
canal: gracht | grachten | grachtenpand*
city: stad | binnenstad | straat | straten
old town: oude stad | steegje* | kasseien | dorp*
rooftop: dakterras*
bar: kroeg*
cafe: eetcafe | koffiehuis
bakery: bakkerij* | bakker
kitchen: keuken* | *keuken | aanrecht*
bathroom: badkamer* | douche*
bathtub: badkuip* | ligbad
hospital: ziekenhuis* | kliniek | tandarts* | huisarts*
fairground: kermis | reuzenrad | pretpark*
flower shop: bloemenwinkel* | bloemist*
server room: serverruimte* | datacentrum
garden party: tuinfeest* | bruiloftstafel
living room: woonkamer* | huiskamer* | op de bank | openhaard | open haard
bedroom: slaapkamer* | nachtkastje*
kids room: kinderkamer* | speelkamer* | speelgoed
office: kantoor* | bureau | werkplek*
library: bibliotheek* | boekenkast* | boekenplank*
classroom: klaslokaal* | schoolbord*
gym: sportschool* | gymzaal
basketball court: basketbalveld*
stadium: stadion* | voetbalveld*
swimming pool: zwembad*
train station: treinstation* | perron*
train: trein*
airplane: vliegtuig* | luchthaven* | vliegveld*
recording studio: opnamestudio* | geluidsstudio*
park: stadspark*
parking garage: parkeergarage*
workshop: werkplaats* | werkbank* | garage
laboratory: laboratorium* | apotheek*
barber shop: kapper* | kapsalon*
shop: winkel* | supermarkt*
market: markt* | weekmarkt
church: kerk* | kapel
castle: kasteel* | burcht
cabin: hut | blokhut* | chalet
barn: schuur | boerderij* | stal
brick wall: baksteen* | bakstenen | bakstenen muur
chalkboard: krijtbord*
curtain: gordijn* | toneel*
cinema: bioscoop*
underwater: onderwater* | onder water
space: heelal | ruimte
moon: maan
moonlight: maanlicht
clouds: wolk* | hemel | lucht
window: raam* | vensterbank* | venster*
rain: regen* | regenachtig*
picnic: picknick*
industrial: industrieel* | fabriek* | loods
honey: honing*
fir branches: dennentak* | dennenappel* | sparrentak*
campfire: kampvuur*
volcano: vulkaan*
cave: grot | grotten
ice cave: ijsgrot*
northern lights: noorderlicht
lighthouse: vuurtoren*
storm: storm* | onweer
art gallery: galerie | kunstgalerie* | museum
music shop: muziekwinkel*
pyramids: piramide*
long shadows: lange schaduw*
surrounded by: omringd door | omgeven door
venice: venetie*
flour: meel
cherry blossoms: kersenbloesem*
orchard: boomgaard*
easter: pasen | paas*
bunny: konijn* | paashaas*
rubber duck: badeend*
sun lounger: ligbed* | ligstoel* | strandstoel*
fireworks: vuurwerk*
checked tablecloth: geruit tafelkleed | geruite tafelkleed
terrace by the sea: terras aan zee
desert road: woestijnweg*
blossoming: in bloei | bloeiend*
harbour: haven*
boats: boot | boten | bootjes
greenhouse: kas
dried flowers: droogbloemen
gradient: kleurverloop
through: door
breakfast: ontbijt*
parasol: parasol*
terrace: terras
marble table: marmeren blad
wooden table: houten blad
mint: munt
sage: salie
christmas market: kerstmarkt*
skate park: skatebaan*
front door: voordeur* | stoep | deurmat*
staircase: trap | trappen | trappenhuis*
camper van: camper* | kampeerbus*
balcony: balkon*
tea house: theehuis*
dog: hond | honden | puppy*
cat: kat | katten | poes*
palm trees: palmbo*
`;
