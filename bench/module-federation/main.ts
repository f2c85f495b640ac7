// Module Federation wants what is shared to be loaded before the first import of it.
import('./host.tsx');
