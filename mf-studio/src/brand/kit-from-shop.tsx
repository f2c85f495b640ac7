import { parseShopAddress } from '@adwright/ads/shop-page';
import { buildBrandKitPath, NEW_BRAND_KIT } from '@adwright/contracts';
import { Panel } from '@adwright/ui';
import { Input } from '@adwright/ui/kit-controls';
import { Button } from '@adwright/ui/kit-core';
import { useNavigate } from '@adwright/ui/router';
import { useId, useState } from 'react';
import classes from './kit-from-shop.module.css';

/** Shows a field for the URL of a shop's page, from which the form of a new brand kit is filled in. */
export function KitFromShop() {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isInvalid, setInvalid] = useState(false);

  function open() {
    const address = parseShopAddress(typed);
    setInvalid(address === null);
    if (address === null) return;
    const search = new URLSearchParams({ url: address });
    void navigate(`${buildBrandKitPath(NEW_BRAND_KIT)}?${search}`);
  }

  return (
    <Panel title="Make a kit from your shop">
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <label htmlFor={id}>Your shop’s address</label>
        <div className={classes.address}>
          <Input
            id={id}
            inputMode="url"
            autoComplete="url"
            value={typed}
            placeholder="https://yourshop.com"
            aria-invalid={isInvalid || undefined}
            aria-describedby={`${id}-help`}
            onChange={({ target }) => {
              setTyped(target.value);
              setInvalid(false);
            }}
          />
          <Button htmlType="submit" disabled={typed.trim() === ''}>
            Make a kit
          </Button>
        </div>
        <p id={`${id}-help`} className={isInvalid ? classes.problem : classes.help}>
          {isInvalid
            ? 'This is no address of a shop. It looks like https://yourshop.com'
            : 'We read name, logo, colors and type from the page. You check them before you save.'}
        </p>
      </form>
    </Panel>
  );
}
