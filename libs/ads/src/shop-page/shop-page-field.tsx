import type { ListedProduct, PageProposal } from '@adwright/contracts/shop-page';
import { Input } from '@adwright/ui/kit-controls';
import { Button } from '@adwright/ui/kit-core';
import { Link2 } from 'lucide-react';
import {
  Fragment,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { parseShopAddress } from './address-to-read.ts';
import { OtherWays } from './other-ways.tsx';
import { buildProductLabel } from './product-label.ts';
import classes from './shop-page.module.css';
import { useShopPage } from './use-shop-page.ts';

/** Functions that close a proposal. */
export interface ProposalEnd {
  /**
   * Fills the form with the confirmed values, unless a newer page was confirmed first. The reading of a newer
   * page continues.
   */
  confirm: (fill: () => void) => void;
  discard: () => void;
}

interface ShopPageFieldProps {
  label: string;
  /** Text that tells the user what happens to a shop page after it was read. */
  hint: string;
  /** A URL that another app shared with the page. The engine reads the shared URL at once. */
  shared?: string | undefined;
  disabled?: boolean;
  onPhoto?: () => void;
  /** True if the field lists the products of a shop, so that the user can choose one product's page. */
  offersProducts?: boolean;
  /** Additional controls at the end of the field, such as other sources of a URL. */
  help?: ReactNode;
  /** Renders the form for a proposal. */
  children: (proposal: PageProposal, end: ProposalEnd) => ReactNode;
}

/** Time in milliseconds after which a note explains why reading the page takes long. */
const SLOW_MS = 4000;

/**
 * Shows a field for the URL of a shop page, which the engine reads on request. The field then shows a proposal,
 * or the reason why there is no proposal, with alternatives.
 */
export function ShopPageField(props: ShopPageFieldProps) {
  const { label, hint, shared, disabled, onPhoto, offersProducts = true, help, children } = props;
  const field = useRef<HTMLDivElement>(null);
  const [address, setAddress] = useState(shared ?? '');
  const [isInvalid, setInvalid] = useState(false);
  const page = useShopPage();
  const { read, unreadable, problem, isReading, order, stop } = page;

  function start(text: string) {
    const ordered = parseShopAddress(text);
    setInvalid(ordered === null);
    if (ordered === null) return;
    setAddress(ordered);
    order({ address: ordered });
  }
  const startShared = useEffectEvent(() => {
    if (shared) start(shared);
  });
  useEffect(() => startShared(), []);

  function discard() {
    // The pressed button disappears, so the focus moves to the element that replaces the button. If the user is
    // typing in another field, the focus stays there.
    if (field.current?.contains(document.activeElement)) field.current.focus();
    page.clear();
    setAddress('');
  }
  const endOf = (number: number): ProposalEnd => ({
    discard,
    confirm: (fill) => {
      if (page.confirm(number)) fill();
      if (page.isNewest(number)) discard();
    },
  });

  return (
    <div ref={field} tabIndex={-1} className={classes.field}>
      <AddressInput
        label={label}
        hint={hint}
        address={address}
        isInvalid={isInvalid}
        isReading={isReading}
        disabled={disabled}
        onType={(text) => {
          setAddress(text);
          setInvalid(false);
        }}
        onStart={() => start(address)}
        onStop={stop}
      >
        {isReading ? <Reading /> : read ? 'The page was read. Check below what it says.' : null}
      </AddressInput>
      {problem && !isReading ? (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      ) : null}
      {unreadable ? (
        <OtherWays
          result={unreadable}
          isReading={isReading}
          onPhoto={onPhoto}
          onFile={(file, isText) => order({ address, file, isText })}
        />
      ) : null}
      {read && !isReading ? (
        offersProducts && read.proposal.kind === 'list' ? (
          <OfferedProducts products={read.proposal.products} onRead={start} />
        ) : (
          <Fragment key={read.number}>{children(read.proposal, endOf(read.number))}</Fragment>
        )
      ) : null}
      {help}
    </div>
  );
}

interface AddressInputProps extends Pick<ShopPageFieldProps, 'label' | 'hint' | 'disabled'> {
  address: string;
  isInvalid: boolean;
  isReading: boolean;
  onType: (text: string) => void;
  onStart: () => void;
  onStop: () => void;
  /** Progress of reading the page. */
  children: ReactNode;
}

/** Shows the URL field with a button that starts or stops reading the page. */
function AddressInput(props: AddressInputProps) {
  const { label, hint, address, isInvalid, isReading, disabled, onStart } = props;
  const id = useId();
  return (
    <>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.address}>
        <Input
          id={id}
          inputMode="url"
          autoComplete="off"
          value={address}
          prefix={<Link2 size={16} aria-hidden />}
          placeholder="https://yourshop.com/products/mug"
          disabled={disabled}
          aria-invalid={isInvalid || undefined}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => props.onType(target.value)}
          onPressEnter={(event) => {
            event.preventDefault();
            onStart();
          }}
        />
        {isReading ? (
          <Button onClick={props.onStop}>Stop</Button>
        ) : (
          <Button disabled={disabled || address.trim() === ''} onClick={onStart}>
            Read page
          </Button>
        )}
      </div>
      <div>
        <p id={`${id}-help`} className={isInvalid ? classes.problem : classes.quiet}>
          {isInvalid
            ? 'This is no address of a page. It looks like https://yourshop.com/products/mug'
            : hint}
        </p>
        <div role="status" className={classes.status}>
          {props.children}
        </div>
      </div>
    </>
  );
}

function Reading() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={classes.reading}>
      <p>
        {isSlow
          ? 'Still reading: some shops answer slowly. You can go on below.'
          : 'Reading the page…'}
      </p>
      <div className={classes.bar} aria-hidden />
    </div>
  );
}

/** Maximum number of a shop's products that are shown at once. */
const MOST_OFFERED = 24;

interface OfferedProductsProps {
  products: readonly ListedProduct[];
  onRead: (address: string) => void;
}

function OfferedProducts({ products, onRead }: OfferedProductsProps) {
  return (
    <section className={classes.proposal} aria-label="Products on the page">
      <p className={classes.quiet}>This page shows {products.length} products. Choose one.</p>
      <ul className={classes.products}>
        {products.slice(0, MOST_OFFERED).map((product) => (
          <li key={product.address}>
            <Button type="link" onClick={() => onRead(product.address)}>
              {buildProductLabel(product)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
