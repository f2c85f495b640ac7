// Module Federation loads shared libraries before the first import of them.
import('./host.tsx');
