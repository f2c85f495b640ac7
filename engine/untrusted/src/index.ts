export { askProcess, ProcessPool } from './ask-process.ts';
export { cellText } from './cell-text.ts';
export { decodeText, detectEncodings } from './decode-text.ts';
export { FetchFailure, type FetchFault } from './fetch-failure.ts';
export {
  type FetchPublic,
  type PublicAnswer,
  type PublicRequest,
  publicFetcher,
} from './fetch-public.ts';
export { failureReply, processFailureSchema } from './process-failure.ts';
export { unpack } from './unpack.ts';
