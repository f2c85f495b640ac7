import { answerParent } from '../embedded/answer-parent.ts';
import { fault } from './faulty-worker.ts';

// The same faults, in a process.
answerParent(fault);
