import type { ReactElement } from 'react';

/** The response of a service to a story's request. */
export type StoryAnswer = { json: unknown } | { status: number } | 'never';

/** One state of a component or page, with everything that makes it look the same each time. */
export interface Story {
  element: ReactElement;
  /** Route of the page that the element represents, such as `/ad/:id`; absent for a component. */
  route?: string;
  /** URL path of the page; the route when absent. */
  address?: string;
  /** Navigation state with which the page opens. */
  state?: unknown;
  /**
   * Responses by method and path, such as `GET /rest/v1/ads`. A request without a response fails like a network
   * error.
   */
  answers?: Record<string, StoryAnswer>;
  /** Shows the page to a visitor without an account. */
  isGuest?: true;
}

/** Default export of a `*.stories.tsx` file: the states by name, such as `'without ads'`. */
export type Stories = Record<string, Story>;
