import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, extruded } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min } = Math;

/** Cross of medicine. */
export const medicalCross = defineObject({
  make: makeMedicalCross,
  trade: 'care',
  emblemOf: 'selling',
  words: [
    {
      rank: 1220,
      pattern: /\b(?:ear ?wax|microsuction|ear (?:cleaning|irrigation))(?: removal)?\b/iu,
    },
    { rank: 5170, pattern: /\b(?:anti-wrinkle|lip|dermal|cosmetic) (?:injections?|fillers?)\b/iu },
    { rank: 6220, pattern: /\b(?:podiatr\w+|chiropod\w+|dermatolog\w+)(?: clinics?)?\b/iu },
    {
      rank: 6370,
      pattern: /\b(?:sleep apn(?:o)?ea|cpap)(?: \w+)?\b|\bmenstrual (?:cups?|discs?|care)\b/iu,
    },
    { rank: 7130, pattern: /\b(?:(?:laser )?(?:tattoo|mole) removal)\b/iu },
    {
      rank: 13170,
      pattern:
        /\b(?:hearing (?:tests?|care|centres?|centers?|clinics?)|audiolog\w+|tele(?:health|medicine)|physical therap(?:y|ists?)|blood pressure (?:monitors?)?|(?:knee|back|ankle) (?:braces?|supports?)|mobility aids?|blood tests?|health (?:checks?|screenings?)|vaccinations?)\b|слухов\p{L}* аппарат|補聴器|助听器|보청기/iu,
    },
    {
      rank: 17110,
      pattern:
        /\b(?:doctors?|clinics?|first aid(?: (?:kits?|courses?|training))?|medical|physio\w*|pharmac\w+|hospitals?|chiropract\w+|nurs(?:e|es|ing)|health ?care|osteopath\w*|check-?up)\b|\p{L}*arzt|\p{L}*ärzt|\p{L}*praxis|\p{L}*klinik|\p{L}*apotheke|\p{L}*pflegedienst|médecin|clinique|pharmacie|parapharmacie|clínica|médic[oa]|farmacia|clinica|policlinic|врач|\p{L}*клиник|аптек|عيادة|طبيب|صيدلية|クリニック|医院|病院|诊所|병원|약국|डॉक्टर|क्लिनिक|अस्पताल/iu,
    },
    { rank: 18440, pattern: /\bfysio\p{L}*|\bhuisarts\p{L}*|\bthuiszorg\b|\bapotheek\b/iu },
    {
      rank: 20110,
      pattern:
        /\b(?:rehab|(?:addiction )?recovery cent(?:re|er)s?|(?:cancer|health|skin) screenings?)\b/iu,
    },
    { rank: 20220, pattern: /\b(?:gp(?: surger(?:y|ies))?|dna tests?)\b/iu },
    {
      rank: 21370,
      pattern: /ostéopath|kinésith|osteopat|fisioterap|остеопат|phòng khám|คลินิก|клінік/iu,
    },
  ],
});

function makeMedicalCross(colours: ProductColours): ProductObject {
  const cross = (x: number, y: number) => {
    const ax = abs(x);
    const ay = abs(y);
    return min(max(ax - 0.3, ay - 0.86), max(ax - 0.86, ay - 0.3));
  };
  return assembled(
    [
      [
        (x, y, z) => extruded(cross(x, y - 0.92), abs(z) - 0.3, 0.12) * 0.95,
        matte(colours.accent, 0.26),
      ],
      [
        (x, y, z) => capsule(x, y, z, -0.36, 0.92, 0.32, 0.36, 0.92, 0.32, 0.05),
        matte('#ffffff', 0.3),
      ],
      [(x, y, z) => capsule(x, y, z, 0, 0.56, 0.32, 0, 1.28, 0.32, 0.05), matte('#ffffff', 0.3)],
    ],
    { height: 1.8, radius: 0.98, yaw: 0.45, pitch: 0.12 },
  );
}
