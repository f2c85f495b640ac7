import { buildProductLabel } from '@adwright/ads/shop-page';
import { type ListedProduct, MAX_PICKED_PRODUCTS } from '@adwright/contracts/shop-page';
import { Checkbox } from '@adwright/ui/kit-controls';
import { Button } from '@adwright/ui/kit-core';
import { type KeyboardEvent, useState } from 'react';
import { formatCount } from '../campaign-words.ts';
import classes from './shop-panel.module.css';

interface ProductPickerProps {
  products: readonly ListedProduct[];
  onPick: (products: readonly ListedProduct[]) => void;
}

const listAddresses = (products: readonly ListedProduct[]) =>
  new Set(products.slice(0, MAX_PICKED_PRODUCTS).map(({ address }) => address));

/**
 * Lists a shop's products with checkboxes. The user can select at most as many products as a campaign may have.
 */
export function ProductPicker({ products, onPick }: ProductPickerProps) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(() => listAddresses(products));
  const isFull = picked.size >= MAX_PICKED_PRODUCTS;
  const most = Math.min(products.length, MAX_PICKED_PRODUCTS);
  function toggle(address: string, isPicked: boolean) {
    const others = new Set(picked);
    if (isPicked) others.add(address);
    else others.delete(address);
    setPicked(others);
  }
  return (
    <fieldset className={classes.picking}>
      <legend>
        <span role="status">
          {formatCount(products.length, 'product')} found, {picked.size} picked
        </span>
      </legend>
      <div className={classes.actions}>
        <Button
          size="small"
          disabled={picked.size === most}
          onClick={() => setPicked(listAddresses(products))}
        >
          {products.length > most ? `Pick the first ${most}` : 'Pick all'}
        </Button>
        <Button size="small" disabled={picked.size === 0} onClick={() => setPicked(new Set())}>
          Pick none
        </Button>
        {isFull && products.length > most ? (
          <span className={classes.note}>A campaign takes {most} products.</span>
        ) : null}
        <span className={`${classes.note} ${classes.keys}`}>Arrow keys move through the list.</span>
      </div>
      <ul className={classes.products} onKeyDown={moveFocus}>
        {products.map((product) => (
          <li key={product.address}>
            <Checkbox
              checked={picked.has(product.address)}
              disabled={isFull && !picked.has(product.address)}
              onChange={({ target }) => toggle(product.address, target.checked)}
            >
              {buildProductLabel(product)}
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
          Read {formatCount(picked.size, 'product')}
        </Button>
      </div>
    </fieldset>
  );
}

/** Moves the focus between the enabled checkboxes when the user presses an arrow key, Home or End. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
  const boxes = [...event.currentTarget.querySelectorAll('input')].filter(
    ({ disabled }) => !disabled,
  );
  const { activeElement } = document;
  const at = boxes.findIndex((box) => box.contains(activeElement));
  if (at < 0) return;
  const last = boxes.length - 1;
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(at + 1, last),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: last,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  boxes[target]?.focus();
}
