import { vi } from 'vitest';

// Files share a process, so that libraries load once. The repository's own modules load anew for each file: a page's clients,
// atoms and caches are those of one that has just opened, and what another file has mocked is itself again.
vi.resetModules();
