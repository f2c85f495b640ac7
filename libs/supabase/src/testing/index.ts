export { type Answers, serveServices } from './services.ts';
export { accessToken, sessionReply, signInAsUser, USER } from './sessions.ts';
