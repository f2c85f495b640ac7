import robotsParser from 'robots-parser';

/** What a robots.txt allows our crawler to do with one URL (RFC 9309). */
export interface RobotsRules {
  isAllowed: boolean;
  /** Minimum number of seconds between two requests; 0 if the robots.txt states no delay. */
  crawlDelay: number;
  sitemaps: string[];
}

/** The user-agent name of our crawler in a robots.txt. */
const OUR_TOKEN = 'Adwright';

/**
 * Parses a robots.txt, and returns the rules for `url`.
 * @param address URL of the robots.txt file
 */
export function parseRobots(text: string, address: string, url: string): RobotsRules {
  const robots = robotsParser(address, text);
  return {
    isAllowed: !robots.isDisallowed(url, OUR_TOKEN),
    crawlDelay: robots.getCrawlDelay(OUR_TOKEN) ?? 0,
    sitemaps: robots.getSitemaps(),
  };
}
