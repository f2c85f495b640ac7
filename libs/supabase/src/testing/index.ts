export { type Answer, answerRequests, type ServiceRequest, TEST_CONFIG } from './mock-server.ts';
export { type Answers, serveServices } from './services.ts';
export {
  buildSessionReply,
  createAccessToken,
  signInAsUser,
  startUserSession,
  USER,
} from './sessions.ts';
