import { vi } from 'vitest';

// Files share a process, so that libraries load once. The repository's own modules load anew for each file, which may have
// others mocked in them.
vi.resetModules();
