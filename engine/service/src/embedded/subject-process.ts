import { readSubject } from '@adwright/engine-uploads';
import sharp from 'sharp';
import { answerParent } from './answer-parent.ts';

sharp.concurrency(1);
sharp.cache(false);

// The program that runs the saliency model. It finds the subjects of uploaded photos.
answerParent((photo: Uint8Array) => readSubject(photo));
