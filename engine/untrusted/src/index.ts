export { askProcess, lowerPriorityLater, ProcessPool } from './ask-process.ts';
export { formatCellText } from './cell-text.ts';
export { decodeText, detectEncodings } from './decode-text.ts';
export { FetchFailure, type FetchFault } from './fetch-failure.ts';
export {
  createPublicFetcher,
  type FetchPublic,
  type PublicAnswer,
  type PublicRequest,
} from './fetch-public.ts';
export { describeProcessFailure, processFailureSchema } from './process-failure.ts';
export { unpack } from './unpack.ts';
