import classes from './credit-price.module.css';

/** 'Free', '1 credit', '10 credits'. */
export function creditPriceLabel(cost: number): string {
  if (cost === 0) return 'Free';
  return cost === 1 ? '1 credit' : `${cost} credits`;
}

interface CreditPriceProps {
  /** Credits; 0 reads "Free". */
  cost: number;
}

/** A price as a small printed label. */
export function CreditPrice({ cost }: CreditPriceProps) {
  return <span className={classes.price}>{creditPriceLabel(cost)}</span>;
}
