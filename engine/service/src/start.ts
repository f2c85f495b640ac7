import { applyProcessSettings } from './process-settings.ts';

applyProcessSettings();
await import('./main.ts');
