// The host is imported dynamically, because Module Federation must load shared libraries before the first
// import of such a library.
import('./host.tsx');
