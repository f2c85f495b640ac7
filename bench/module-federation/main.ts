// The host is imported at run time, because Module Federation loads shared libraries before the first import of
// them.
import('./host.tsx');
