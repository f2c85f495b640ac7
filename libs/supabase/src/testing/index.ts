export { type Answer, answerRequests, type ServiceRequest, TEST_CONFIG } from './mock-server.ts';
export { type Answers, serveServices } from './services.ts';
export { accessToken, sessionReply, signInAsUser, startUserSession, USER } from './sessions.ts';
