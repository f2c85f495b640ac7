import robotsParser from 'robots-parser';

/** The rules of a robots.txt for our crawler and one address (RFC 9309). */
export interface RobotsRules {
  isAllowed: boolean;
  /** Seconds between two requests; 0 if it states none. */
  crawlDelay: number;
  sitemaps: string[];
}

/** The name under which robots.txt can address us. */
const OUR_TOKEN = 'Adwright';

/** @param address of the robots.txt */
export function parseRobots(text: string, address: string, url: string): RobotsRules {
  const robots = robotsParser(address, text);
  return {
    isAllowed: !robots.isDisallowed(url, OUR_TOKEN),
    crawlDelay: robots.getCrawlDelay(OUR_TOKEN) ?? 0,
    sitemaps: robots.getSitemaps(),
  };
}
