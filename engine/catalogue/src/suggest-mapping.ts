import {
  CATALOGUE_FIELDS,
  type CatalogueField,
  type ColumnMapping,
} from '@adwright/contracts/campaigns';

/**
 * Names of columns by what they hold, the surest first: Google Merchant Center's and Meta's feed attributes, exports of
 * Shopify and WooCommerce, and what people call such columns. Compared without case, spaces, marks and prefixes (`g:title`).
 */
const KNOWN_NAMES: Record<CatalogueField, readonly string[]> = {
  product: [
    'product',
    'title',
    'producttitle',
    'productname',
    'name',
    'itemtitle',
    'item',
    'produkt',
    'produktname',
    'bezeichnung',
    'titel',
  ],
  audience: ['audience', 'targetaudience', 'targetgroup', 'zielgruppe'],
  goal: ['goal', 'campaigngoal', 'objective', 'ziel'],
  emotion: ['emotion', 'feeling', 'mood'],
  adType: ['adtype', 'typeofad', 'creativetype'],
  photo: [
    'imagelink',
    'imageurl',
    'image',
    'photo',
    'picture',
    'imagesrc',
    'images',
    'mainimage',
    'primaryimage',
    'additionalimagelink',
    'imagefile',
    'photofile',
    'bild',
    'bildlink',
    'foto',
  ],
  link: [
    'link',
    'producturl',
    'productlink',
    'url',
    'permalink',
    'finalurl',
    'landingpage',
    'weblink',
    'produktlink',
  ],
  reference: [
    'id',
    'sku',
    'itemid',
    'productid',
    'offerid',
    'retailerid',
    'contentid',
    'gtin',
    'mpn',
    'handle',
    'artikelnummer',
  ],
};

/** The columns that are known by name. No column stands for two fields. */
export function suggestMapping(columns: readonly string[]): ColumnMapping {
  const names = columns.map(plainName);
  const mapping: ColumnMapping = {};
  for (const field of CATALOGUE_FIELDS) {
    const name = KNOWN_NAMES[field].find((candidate) => names.includes(candidate));
    if (name !== undefined) mapping[field] = names.indexOf(name);
  }
  return mapping;
}

function plainName(column: string): string {
  return column
    .toLowerCase()
    .replace(/^[a-z]+:/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
