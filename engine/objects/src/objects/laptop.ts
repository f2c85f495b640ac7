import { defineObject } from '../kit/define-object.ts';
import { roundBox } from '../kit/distance.ts';
import {
  type Decal,
  nearest,
  type ProductColours,
  type ProductObject,
} from '../kit/product-object.ts';
import { slab } from '../kit/slab.ts';

const { abs, cos, min, sin } = Math;

/** Laptop, open, seen a little from above. */
export const laptop = defineObject({
  make: makeLaptop,
  trade: 'digital',
  lessons: 'shown',
  emblemOf: 'selling',
  words: [
    {
      rank: 4150,
      pattern:
        /\b(?:website builders?|(?:e-?mail|seo|social media|marketing|ai|design|analytics) tools?|wordpress(?: \w+)?)\b/iu,
    },
    {
      rank: 4230,
      pattern:
        /\b(?:video (?:conferencing|calls?)|(?:online|digital) whiteboards?|(?:form|survey|quiz|landing page) builders?|inventory (?:systems?|software))\b/iu,
    },
    {
      rank: 5040,
      pattern:
        /\b(?:sdks?|apis?|ci\/cd|devops|feature flags?|observability|kubernetes|source code|code review)(?: (?:platform|tool|software|service)s?)?\b/iu,
    },
    {
      rank: 5150,
      pattern:
        /\b(?:broadband|(?:fib(?:er|re)|rural|home|business|satellite) internet|wi-?fi)(?: \w+)?\b/iu,
    },
    { rank: 6200, pattern: /\b(?:data (?:label+ing|annotation)|labelled data)\b/iu },
    {
      rank: 6270,
      pattern:
        /\b(?:online|coding|code|programming|web(?: development)?|python|software|data|design|data science|machine learning|cyber ?security|ux(?: design)?|product management|digital marketing|sales|finance|tech) (?:boot ?camps?)\b/iu,
    },
    {
      rank: 8160,
      pattern:
        /\b(?:(?:\w+ )?(?:coding|programming|robotics|tech|python|javascript|data|web development|ux|ui) (?:boot ?)?(?:camps?|clubs?|courses?|class(?:es)?|lessons?|schools?|academy|workshops?|tutor(?:s|ing)?|programs?)|(?:app|software|web|game) (?:(?:development|design) )?(?:agenc(?:y|ies)|compan(?:y|ies)|studios?|developers?|engineers?)|it (?:support|services|consult(?:ing|ants?)|outsourcing|compan(?:y|ies))|managed it(?: services)?|(?:tech|computer|remote) support|(?:web|wordpress|domain|server|vps|cloud) ?hosting|domain names?|servers?|ai (?:tools?|assistants?|agents?|chatbots?|automation|writ\w+|software|platform|generators?|solutions?)|(?:workflow |marketing |business )?automation|no-?code(?: \w+)?|wordpress(?: \w+)?|shopify(?: \w+)?|coding|programming|(?:project|task|inventory|property|practice|warehouse|fleet|hr|document|customer relationship) management (?:software|tools?|system|platform|saas)|proofreading|freelance writ\w+|virtual assistants?|data (?:entry|recovery))\b|programmier|webhosting|it-service|it-support|it-dienstleist|hébergement web|développement web|création de sites?|développeur|programación|desarrollo web|páginas web|diseño web|alojamiento web|programmazione|sviluppo web|siti web|realizzazione siti|programação|desenvolvimento web|criação de sites?|hospedagem de sites?|программирован|プログラミング|编程|코딩/iu,
    },
    {
      rank: 12010,
      pattern:
        /\b(?:software|saas|crm|erp|platform|dashboard|laptop|notebook computer|e-?commerce|(?:web|online ?)(?:site|shop)s?|web ?(?:design(?:er)?|development)|hosting|plugin|chatbot|logiciel|webseiten?)\b|ноутбук|ソフト(?!クリーム|ボール|ドリンク)|软件|소프트웨어|برنامج|सॉफ़्टवेयर/iu,
    },
    // What runs on a computer, where nothing better is said of it.
    {
      rank: 17280,
      pattern:
        /\b(?:ai|a\.i\.|gpt|automation|api|copilot|(?:ai |virtual )?assistants?|chat ?bots?|(?:voice|telegram|slack) bots?|internet|broadband|cloud)\b/iu,
    },
    { rank: 18315, pattern: /\bboekhoud(?:software|programma)\b/iu },
    { rank: 18590, pattern: /\bwebwinkel\p{L}*/iu },
    { rank: 20080, pattern: /\binvoic\w+/iu },
    { rank: 21190, pattern: /програмне забезпечення|phần mềm|perangkat lunak|ซอฟต์แวร์/iu },
  ],
});

const HINGE = { y: 0.06, z: -0.7 };

const TILT = 0.24;

function makeLaptop(colours: ProductColours): ProductObject {
  const cosTilt = cos(TILT);
  const sinTilt = sin(TILT);
  const lidHeight = (y: number, z: number) => (y - HINGE.y) * cosTilt - (z - HINGE.z) * sinTilt;
  const lidDepth = (y: number, z: number) => (y - HINGE.y) * sinTilt + (z - HINGE.z) * cosTilt;
  const deck = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.035, z, 1.2, 0.035, 0.78, 0.03);
  const lid = (x: number, y: number, z: number) =>
    slab(x, lidHeight(y, z) - 0.78, lidDepth(y, z), 1.2, 0.78, 0.03, 0.06);
  const glass = (x: number, y: number, z: number) =>
    slab(x, lidHeight(y, z) - 0.79, lidDepth(y, z) - 0.022, 1.17, 0.745, 0.012, 0.05);
  const screen: Decal = {
    part: 2,
    aspect: 2.24 / 1.4,
    kind: 'screen-wide',
    glows: true,
    project(x, y, z, uv) {
      const up = lidHeight(y, z);
      if (abs(x) > 1.12 || up < 0.09 || up > 1.49) return false;
      uv[0] = (x + 1.12) / 2.24;
      uv[1] = (1.49 - up) / 1.4;
      return true;
    },
  };
  const keyboard: Decal = {
    part: 0,
    aspect: 2.2 / 1.36,
    kind: 'keyboard',
    glows: false,
    project(x, y, z, uv) {
      if (y < 0.06 || abs(x) > 1.1 || abs(z) > 0.68) return false;
      uv[0] = (x + 1.1) / 2.2;
      uv[1] = (z + 0.68) / 1.36;
      return true;
    },
  };
  return {
    distance: (x, y, z) => min(deck(x, y, z), lid(x, y, z), glass(x, y, z)),
    part: (x, y, z) => nearest(deck(x, y, z), lid(x, y, z), glass(x, y, z)),
    materials: [
      { colour: colours.metal, roughness: 0.42, finish: 'matte' },
      { colour: colours.metal, roughness: 0.42, finish: 'matte' },
      { colour: '#08080a', roughness: 0.08, finish: 'matte' },
    ],
    decals: [screen, keyboard],
    height: 1.6,
    radius: 1.56,
    yaw: 0.38,
    pitch: 0.3,
  };
}
