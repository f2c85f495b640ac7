import {
  type ListedProduct,
  MAX_PICKED_PRODUCTS,
  type PageProposal,
} from '@adwright/contracts/shop-page';
import { Panel } from '@adwright/ui';
import { Checkbox, Input } from '@adwright/ui/kit-controls';
import { Button } from '@adwright/ui/kit-core';
import { useId, useState } from 'react';
import classes from './shop-panel.module.css';
import { type ShopState, useShopProducts } from './use-shop-products.ts';

interface ShopPanelProps {
  onRead: (products: PageProposal[], shop: string) => void;
}

/** A shop's address in place of a file: its products are listed, and those that are picked are read. */
export function ShopPanel({ onRead }: ShopPanelProps) {
  const id = useId();
  const [address, setAddress] = useState('');
  const { state, list, readPicked, stop } = useShopProducts(onRead);
  const problem = state.step === 'idle' ? state.problem : undefined;
  const isBusy = state.step === 'listing' || state.step === 'reading';
  const canList = address.trim() !== '' && !isBusy;
  return (
    <Panel title="Or your shop’s address">
      <label htmlFor={id}>Address of your shop, or of one of its collections</label>
      <div className={classes.address}>
        <Input
          id={id}
          inputMode="url"
          autoComplete="off"
          value={address}
          placeholder="https://yourshop.com/collections/mugs"
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => setAddress(target.value)}
          onPressEnter={() => canList && list(address)}
        />
        <Button disabled={!canList} onClick={() => list(address)}>
          List products
        </Button>
      </div>
      <p id={`${id}-note`} className={classes.note}>
        We read up to {MAX_PICKED_PRODUCTS} products, one after another and only what the shop’s
        robots.txt allows. Nothing is charged.
      </p>
      {problem ? (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      ) : null}
      {state.step === 'listing' ? (
        <div className={classes.actions}>
          <p role="status">Looking for products…</p>
          <Button size="small" onClick={stop}>
            Stop
          </Button>
        </div>
      ) : null}
      {state.step === 'picking' ? (
        <Picking products={state.products} onPick={(picked) => readPicked(picked, state.shop)} />
      ) : null}
      {state.step === 'reading' ? <Reading state={state} onStop={stop} /> : null}
    </Panel>
  );
}

interface PickingProps {
  products: readonly ListedProduct[];
  onPick: (products: readonly ListedProduct[]) => void;
}

function Picking({ products, onPick }: PickingProps) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(
    () => new Set(products.slice(0, MAX_PICKED_PRODUCTS).map(({ address }) => address)),
  );
  const isFull = picked.size >= MAX_PICKED_PRODUCTS;
  function toggle(address: string, isPicked: boolean) {
    const others = new Set(picked);
    if (isPicked) others.add(address);
    else others.delete(address);
    setPicked(others);
  }
  return (
    <fieldset className={classes.picking}>
      <legend>
        {products.length} products found, {picked.size} picked
      </legend>
      <div className={classes.actions}>
        <Button size="small" onClick={() => setPicked(new Set())}>
          Pick none
        </Button>
      </div>
      <ul className={classes.products}>
        {products.map(({ address, name }) => (
          <li key={address}>
            <Checkbox
              checked={picked.has(address)}
              disabled={isFull && !picked.has(address)}
              onChange={({ target }) => toggle(address, target.checked)}
            >
              {name || new URL(address).pathname}
            </Checkbox>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button
          type="primary"
          disabled={picked.size === 0}
          onClick={() => onPick(products.filter(({ address }) => picked.has(address)))}
        >
          Read {picked.size} {picked.size === 1 ? 'product' : 'products'}
        </Button>
      </div>
    </fieldset>
  );
}

interface ReadingProps {
  state: Extract<ShopState, { step: 'reading' }>;
  onStop: () => void;
}

function Reading({ state: { done, failed, of }, onStop }: ReadingProps) {
  return (
    <div className={classes.picking}>
      <progress className={classes.bar} aria-label="Products read" value={done} max={of} />
      <div className={classes.actions}>
        <p role="status">
          {done} of {of} read{failed > 0 ? `, ${failed} could not be read` : ''}
        </p>
        <Button size="small" onClick={onStop}>
          Stop and go on with these
        </Button>
      </div>
    </div>
  );
}
