import { Badge } from './badge.tsx';

/** Formats a price in credits, such as 'Free', '1 credit' or '10 credits'. */
export function formatCreditPrice(cost: number): string {
  if (cost === 0) return 'Free';
  return cost === 1 ? '1 credit' : `${cost} credits`;
}

interface CreditPriceProps {
  /** Price in credits; 0 is shown as "Free". */
  cost: number;
}

/** Shows the price of a feature on the feature's card or button. */
export function CreditPrice({ cost }: CreditPriceProps) {
  return <Badge>{formatCreditPrice(cost)}</Badge>;
}
