import type { ReactElement } from 'react';

/** The response of a simulated service to a story's request. */
export type StoryAnswer = { json: unknown } | { status: number } | 'never';

/** One state of a component or page for the catalogue, with all data that the state depends on. */
export interface Story {
  element: ReactElement;
  /** Route of the page that the element represents, such as `/ad/:id`; absent for a component. */
  route?: string;
  /** URL path with which the page opens; when absent, the route. */
  address?: string;
  /** Navigation state with which the page opens. */
  state?: unknown;
  /**
   * Responses of simulated services, by method and path, such as `GET /rest/v1/ads`. A request without a
   * response fails like a network error.
   */
  answers?: Record<string, StoryAnswer>;
  /** True to show the page to a visitor without an account. */
  isGuest?: true;
}

/** Default export of a `*.stories.tsx` file: the states by name, such as `'without ads'`. */
export type Stories = Record<string, Story>;
