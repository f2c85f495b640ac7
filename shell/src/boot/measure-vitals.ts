import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals';

/** One web vital of the page, in the form that the data service stores. */
export interface MeasuredVital {
  name: 'lcp' | 'inp' | 'cls';
  /** Milliseconds; for layout shift, the score. */
  value: number;
  /** Time of the measurement, in milliseconds since the page began to load. */
  at: number;
}

const NAMES = { LCP: 'lcp', INP: 'inp', CLS: 'cls' } as const;

/** Reports the page's web vitals when they are final, at the latest when the page is hidden. */
export function measureVitals(take: (vital: MeasuredVital) => void): void {
  const takeMetric = ({ name, value, entries }: MetricType) => {
    if (name !== 'LCP' && name !== 'INP' && name !== 'CLS') return;
    take({ name: NAMES[name], value, at: entries.at(-1)?.startTime ?? 0 });
  };
  onLCP(takeMetric);
  onINP(takeMetric);
  onCLS(takeMetric);
}
