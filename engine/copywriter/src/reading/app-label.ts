const APP =
  'app|application|applikation|aplicación|aplicativo|aplicação|applicazione|aplikacja|uygulama|εφαρμογή|приложение|застосунок|додаток|אפליקציה|تطبيق|ऐप|แอป|ứng dụng|aplikasi|アプリ|앱';
const LABEL = new RegExp(`^\\s*(?:${APP})\\s*$`, 'iu');
const CLAUSES = /[,،、，;]/u;

/** Whether a clause is the bare word for an app. It says what the thing is, and nothing as a sentence. */
export function isAppLabel(clause: string): boolean {
  return LABEL.test(clause);
}

/** Whether a product field has such a clause: "learn Italian in 10 minutes a day, app". */
export function hasAppLabel(product: string): boolean {
  return product.split(CLAUSES).some(isAppLabel);
}
