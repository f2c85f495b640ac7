import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals';

/** A web vital of the page, as the data service stores it. */
export interface MeasuredVital {
  name: 'lcp' | 'inp' | 'cls';
  /** Value in milliseconds; for layout shift, the score. */
  value: number;
  /** Time of the measurement, in milliseconds after the page began to load. */
  at: number;
}

const NAMES = { LCP: 'lcp', INP: 'inp', CLS: 'cls' } as const;

/** Reports each web vital of the page when its value is final, at the latest when the page is hidden. */
export function measureVitals(take: (vital: MeasuredVital) => void): void {
  const takeMetric = ({ name, value, entries }: MetricType) => {
    if (name !== 'LCP' && name !== 'INP' && name !== 'CLS') return;
    take({ name: NAMES[name], value, at: entries.at(-1)?.startTime ?? 0 });
  };
  onLCP(takeMetric);
  onINP(takeMetric);
  onCLS(takeMetric);
}
