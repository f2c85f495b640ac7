import { MAX_PICKED_PRODUCTS, type PageProposal } from '@adwright/contracts/shop-page';
import { Panel } from '@adwright/ui';
import { Input } from '@adwright/ui/kit-controls';
import { Button } from '@adwright/ui/kit-core';
import { useEffect, useId, useRef, useState } from 'react';
import { ProductPicker } from './product-picker.tsx';
import classes from './shop-panel.module.css';
import { type ShopState, useShopProducts } from './use-shop-products.ts';

interface ShopPanelProps {
  onRead: (products: PageProposal[], shop: string) => void;
}

/** Lists the products of the shop at the typed URL, and reads the products that the user selects. */
export function ShopPanel({ onRead }: ShopPanelProps) {
  const id = useId();
  const [address, setAddress] = useState('');
  const { state, list, readPicked, stop } = useShopProducts(onRead);
  const problem = state.step === 'idle' ? state.problem : undefined;
  const isBusy = state.step === 'listing' || state.step === 'reading';
  const canList = address.trim() !== '' && !isBusy;
  const place = useRef<HTMLDivElement>(null);
  const first = useRef(state.step);
  useEffect(() => {
    if (first.current === state.step) return;
    first.current = state.step;
    // The pressed button is removed or disabled now; if the button had the focus, the panel gets the focus.
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (isLost || activeElement.matches(':disabled')) place.current?.focus();
  }, [state.step]);
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
      <div ref={place} tabIndex={-1} className={classes.place}>
        {state.step === 'listing' ? (
          <div className={classes.actions}>
            <p role="status">Looking for products…</p>
            <Button size="small" onClick={stop}>
              Stop
            </Button>
          </div>
        ) : null}
        {state.step === 'picking' ? (
          <ProductPicker
            products={state.products}
            onPick={(picked) => readPicked(picked, state.shop)}
          />
        ) : null}
        {state.step === 'reading' ? <Reading state={state} onStop={stop} /> : null}
      </div>
    </Panel>
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
