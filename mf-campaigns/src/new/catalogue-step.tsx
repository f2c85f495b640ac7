import { UPLOAD_KINDS } from '@adwright/contracts';
import { MAX_CATALOGUE_ROWS } from '@adwright/contracts/campaigns';
import { Panel } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { FileField } from './file-field.tsx';
import classes from './new-campaign-page.module.css';
import { ShopPanel } from './shop-panel.tsx';
import type { NewCampaign } from './use-new-campaign.ts';

const TYPES =
  '.csv,.tsv,.txt,.xlsx,.xls,.ods,.xml,text/csv,text/tab-separated-values,application/xml,text/xml';
const ARCHIVES = '.zip,application/zip';

/** Shows the step in which the user chooses the file with the product catalogue. */
export function CatalogueStep({ campaign }: { campaign: NewCampaign }) {
  const { file, choose, chooseShop, reader, archive, setArchive, table, setStep } = campaign;
  return (
    <>
      <Panel title="Product list" marks>
        <FileField
          label="Choose a catalogue"
          hint={`CSV, TSV, XLSX or XML, up to ${MAX_CATALOGUE_ROWS} products and 5 MB`}
          accept={TYPES}
          file={file}
          onChoose={choose}
          busy={reader.isPending ? 'Reading the catalogue…' : undefined}
          error={reader.error?.message}
        />
        <p className={classes.note}>
          Exports of Shopify, WooCommerce, Wix, Squarespace, BigCommerce, Magento, PrestaShop,
          Shopware, OpenCart, Ecwid, Lightspeed, Shift4Shop, JTL, Etsy and Amazon and the feeds of
          Google, Meta and Pinterest are known; any other list works too. A product becomes one ad,
          for one credit.
        </p>
      </Panel>
      <ShopPanel onRead={chooseShop} />
      <Panel title="Product photos">
        <FileField
          label="Choose a ZIP archive"
          hint={`${UPLOAD_KINDS}, each up to 5 MB, 100 MB in all. Optional.`}
          accept={ARCHIVES}
          file={archive}
          onChoose={setArchive}
          onRemove={() => setArchive(null)}
        />
        <p className={classes.note}>
          Photos are found by the file name in a column, or by the product’s number or name. Links
          in a column need no archive.
        </p>
      </Panel>
      {table ? (
        <div className={classes.actions}>
          <Button type="primary" onClick={() => setStep('columns')}>
            Go on with {file?.name}
          </Button>
        </div>
      ) : null}
    </>
  );
}
