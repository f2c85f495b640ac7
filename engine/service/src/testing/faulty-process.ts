import { answerParent } from '../embedded/answer-parent.ts';
import { fault } from './faulty-worker.ts';

// The faults of a thread, in a process.
answerParent(fault);
