/** Query keys of cached campaign data, which the shell and the modules use in common. */
export const campaignKeys = {
  all: (userId: string) => ['campaigns', userId] as const,
  list: (userId: string) => ['campaigns', userId, 'list'] as const,
  running: (userId: string | null) => ['campaigns', userId, 'running'] as const,
  overview: (userId: string, id: string) => ['campaigns', userId, 'overview', id] as const,
  results: (userId: string, id: string) => ['campaigns', userId, 'results', id] as const,
};
