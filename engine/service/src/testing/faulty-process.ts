import { answerParent } from '../embedded/answer-parent.ts';
import { failTask } from './faulty-worker.ts';

// The same faults, in a process.
answerParent(failTask);
