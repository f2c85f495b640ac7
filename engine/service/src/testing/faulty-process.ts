import { answerParent } from '../embedded/answer-parent.ts';
import { failTask } from './faulty-worker.ts';

// This test process fails in the same ways as `faulty-worker.ts`, in a process instead of a thread.
answerParent(failTask);
