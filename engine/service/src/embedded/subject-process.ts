import { readSubject } from '@adwright/engine-uploads';
import sharp from 'sharp';
import { answerParent } from './answer-parent.ts';

sharp.concurrency(1);
sharp.cache(false);

// This program runs the saliency model in a separate process. The saliency model finds the subjects of uploaded
// photos.
answerParent((photo: Uint8Array) => readSubject(photo));
