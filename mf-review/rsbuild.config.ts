import { defineRemote } from '@adwright/federation/build';
import { manifest } from './src/manifest.ts';

export default defineRemote(manifest);
