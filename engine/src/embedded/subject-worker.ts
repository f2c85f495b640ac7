import sharp from 'sharp';
import { type SubjectMap, subjectOf } from './photo/subject-map.ts';
import { replyOf, type WorkerReply } from './worker-reply.ts';

sharp.concurrency(1);
sharp.cache(false);

/** The code of the thread that holds the model: finds the subject of an uploaded photo. */
export default function findSubject(photo: Uint8Array): Promise<WorkerReply<SubjectMap>> {
  return replyOf(() => subjectOf(photo));
}
