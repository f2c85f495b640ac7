import { type BrandChoice, DEFAULT_BRAND, findKit, useBrandKits } from '@adwright/ads/brand';
import {
  campaignKeys,
  createCampaign,
  deleteCampaign,
  readCatalogue,
  sendPhotos,
} from '@adwright/campaigns';
import {
  type CampaignDefaults,
  type CampaignPhotosResponse,
  type CampaignSettings,
  type CatalogueReading,
  type CatalogueTable,
  type ColumnMapping,
  type CreateCampaignRequest,
  DEFAULT_ROW_CHOICES,
  type PlannedRow,
  planRows,
  type ReadCatalogueResponse,
  type ReadingChoices,
  type ShownChoices,
} from '@adwright/contracts/campaigns';
import type { PageProposal } from '@adwright/contracts/shop-page';
import { readOwnFields } from '@adwright/generation';
import { useSignedInUserId } from '@adwright/supabase';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { buildProductListFile } from './product-list-file.ts';
import { guessShopAddress, parseUsableAddress } from './shop-address.ts';
import type { Step } from './step-list.tsx';

/** A draft of a campaign that the engine has created. */
export interface Draft {
  id: string;
  /** How the engine used the archive of photos; null when the user chose no archive. */
  photos: CampaignPhotosResponse | null;
  /**
   * Reason why the engine refused the archive of photos; the draft was created nevertheless. Null when the
   * engine accepted the archive or there is no archive.
   */
  photosProblem: string | null;
}

/** A catalogue file, and the options to parse the file. */
interface ReadingOrder {
  file: File;
  choices: ReadingChoices;
  isFirst: boolean;
}

const NO_DEFAULTS: CampaignDefaults = { audience: '', goal: '' };
const NO_SETTINGS: CampaignSettings = { formats: [], showsPrice: false };
const NO_ROWS: readonly PlannedRow[] = [];

/**
 * Returns the uploaded catalogue, parsed as a table.
 * @param onRead called with the parsed table and its file
 */
function useCatalogue(onRead: (answer: ReadCatalogueResponse, file: File) => void) {
  const [file, setFile] = useState<File | null>(null);
  const [table, setTable] = useState<CatalogueTable | null>(null);
  const [reading, setReading] = useState<CatalogueReading | null>(null);
  const [readingChoices, setReadingChoices] = useState<ReadingChoices>({});
  const reader = useMutation({
    mutationFn: (order: ReadingOrder) => readCatalogue(order.file, order.choices),
    onSuccess: (answer, order) => {
      setTable(answer.table);
      setReading(answer.reading ?? null);
      setReadingChoices(order.choices);
      onRead(answer, order.file);
    },
    // Only a new unreadable file removes the previous table; if the same file can't be parsed with other
    // options, the table remains.
    onError: (_, { isFirst }) => {
      if (isFirst) setTable(null);
    },
  });
  return {
    file,
    table,
    reading,
    readingChoices,
    reader,
    read(chosen: File) {
      setFile(chosen);
      reader.mutate({ file: chosen, choices: {}, isFirst: true });
    },
    readAgain(changes: ReadingChoices) {
      if (file) reader.mutate({ file, choices: { ...readingChoices, ...changes }, isFirst: false });
    },
  };
}

interface DraftOrder extends Omit<CreateCampaignRequest, 'table'> {
  table: CatalogueTable | null;
  brand: BrandChoice;
  archive: File | null;
}

/** Creates a draft of the campaign, and deletes the draft when the user goes back. */
function useDraft(order: DraftOrder, onDrafted: () => void) {
  const userId = useSignedInUserId();
  const queryClient = useQueryClient();
  const refreshList = () => queryClient.invalidateQueries({ queryKey: campaignKeys.list(userId) });
  const drafting = useMutation({
    mutationFn: async (): Promise<Draft> => {
      const { table, brand, archive, ...campaign } = order;
      if (!table) throw new Error('The draft was requested before a catalogue was read');
      const own = await readOwnFields(queryClient, userId, { photo: null, brand });
      const id = await createCampaign({
        ...campaign,
        table: emptyUnmappedCells(table, campaign.mapping),
        settings: { ...campaign.settings, ...own },
      });
      return { id, ...(await takeIn(id, archive)) };
    },
    onSuccess: () => {
      onDrafted();
      void refreshList();
    },
  });
  return {
    drafting,
    /**
     * Deletes the draft, so that the user can change the campaign. If the deletion fails, the draft remains in
     * the list of campaigns.
     */
    async discard() {
      const { data } = drafting;
      drafting.reset();
      if (data) await deleteCampaign(data.id).catch(() => undefined);
      await refreshList();
    },
  };
}

/** Returns the user's choices for the rows and the ads of the campaign. */
function useChoices() {
  const [mapping, setMapping] = useState<ColumnMapping>({});
  const [typed, setDefaults] = useState(NO_DEFAULTS);
  const [shopTyped, setShopTyped] = useState('');
  const [choices, setChoices] = useState(DEFAULT_ROW_CHOICES);
  const [settings, setSettings] = useState(NO_SETTINGS);
  const [name, setName] = useState('');
  const [shownAs, setShownAs] = useState<ShownChoices>({});
  const shopAddress = parseUsableAddress(shopTyped);
  const defaults = useMemo(
    () => ({ ...typed, ...(shopAddress ? { shopAddress } : {}) }),
    [typed, shopAddress],
  );
  return {
    mapping,
    setMapping,
    typed,
    setDefaults,
    defaults,
    shopTyped,
    setShopTyped,
    choices,
    setChoices,
    settings,
    setSettings,
    name,
    setName,
    shownAs,
    setShownAs,
    /**
     * Chooses the object that the ad of a row shows; with null, the ad shows the object that the row's text
     * names.
     */
    chooseShownAs(line: number, object: string | null) {
      const { [line]: _dropped, ...others } = shownAs;
      setShownAs(object ? { ...others, [line]: object } : others);
    },
  };
}

/** Returns the chosen brand kit. The brand kit with the shop's name is chosen until the user chooses a brand kit. */
function useBrandChoice() {
  const [brand, setBrand] = useState<BrandChoice>(DEFAULT_BRAND);
  /** The brand kit that was chosen automatically, because the brand kit has the shop's name. */
  const shopKit = useRef<BrandChoice>(DEFAULT_BRAND);
  const { data: kits = [] } = useBrandKits();
  return {
    brand,
    setBrand,
    /** Chooses the brand kit with the shop's name, unless the user has chosen another brand kit. */
    followShop(shop: string) {
      if (brand !== DEFAULT_BRAND && brand !== shopKit.current) return;
      shopKit.current = findKit(kits, shop)?.id ?? DEFAULT_BRAND;
      setBrand(shopKit.current);
    },
  };
}

/** Returns the state of a new campaign. Nothing is charged before the campaign starts. */
export function useNewCampaign() {
  const [step, setStep] = useState<Step>('catalogue');
  const [archive, setArchive] = useState<File | null>(null);
  const { brand, setBrand, followShop } = useBrandChoice();
  const { shownAs, setShownAs, ...chosen } = useChoices();
  const { mapping, defaults, choices, settings, name, setSettings } = chosen;
  const { read, table, ...catalogue } = useCatalogue((answer, file) => {
    chosen.setMapping(answer.suggestion);
    setShownAs({});
    chosen.setShopTyped((before) => before || guessShopAddress(answer));
    chosen.setName((before) => before || nameOf(file));
    setStep('columns');
  });
  const rows = useMemo(
    () => (table ? planRows(table, mapping, defaults, shownAs, choices) : NO_ROWS),
    [table, mapping, defaults, shownAs, choices],
  );
  const { drafting, discard } = useDraft(
    { name, table, mapping, defaults, choices, settings, shownAs, brand, archive },
    () => setStep('price'),
  );
  function readFirst(file: File) {
    chosen.setShopTyped('');
    read(file);
  }
  return {
    ...catalogue,
    ...chosen,
    table,
    brand,
    setBrand,
    step,
    setStep,
    archive,
    setArchive,
    rows,
    drafting,
    choose(file: File) {
      setSettings((before) => ({ ...before, showsPrice: false }));
      readFirst(file);
    },
    /**
     * Uses the products of a shop as the catalogue. The shop's prices are current, so the ads show the prices
     * unless the user turns prices off.
     */
    chooseShop(products: readonly PageProposal[], shop: string) {
      const showsPrice = products.some(({ price }) => price !== null);
      setSettings((before) => ({ ...before, showsPrice }));
      followShop(shop);
      readFirst(buildProductListFile(products, shop));
    },
    reopen() {
      setStep('look');
      return discard();
    },
  };
}

export type NewCampaign = ReturnType<typeof useNewCampaign>;

async function takeIn(id: string, archive: File | null): Promise<Omit<Draft, 'id'>> {
  if (!archive) return { photos: null, photosProblem: null };
  try {
    return { photos: await sendPhotos(id, archive), photosProblem: null };
  } catch (cause) {
    return {
      photos: null,
      photosProblem: cause instanceof Error ? cause.message : 'The photos could not be sent.',
    };
  }
}

/** Empties the cells of columns that are mapped to no field, so that these cells are not sent. */
function emptyUnmappedCells(table: CatalogueTable, mapping: ColumnMapping): CatalogueTable {
  const used = new Set(Object.values(mapping));
  const rows = table.rows.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell, at) => (used.has(at) ? cell : '')),
  }));
  return { ...table, rows };
}

/** Returns a name for the campaign from the file's name, such as "Autumn teas" for "autumn-teas_2026.csv". */
function nameOf({ name }: File): string {
  const words = name
    .replace(/\.[^.]*$/, '')
    .replace(/[-_.]+/g, ' ')
    .trim()
    .slice(0, 80);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
