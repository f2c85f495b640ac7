import { expect, it } from 'vitest';
import { goalKind } from './call-to-action.ts';

it.each([
  ['more discovery calls', 'leads'],
  ['strategy calls', 'leads'],
  ['more calls', 'call'],
  ['book discovery calls', 'booking'],
  ['solicitar presupuesto', 'leads'],
  ['pedir cita', 'booking'],
  ['primeras consultas', 'booking'],
  ['nuevos socios', 'signup'],
  ['solicitudes de empleo', 'apply'],
  ['más clientes', 'sales'],
  ['больше заявок', 'leads'],
  ['rezervasyon', 'booking'],
  ['appuntamenti', 'booking'],
  ['primi colloqui', 'booking'],
  ['visite in negozio', 'visit'],
  ['vendere biglietti', 'event'],
  ['richieste di informazioni', 'leads'],
  ['raccogliere donazioni', 'donate'],
  ['dons', 'donate'],
  ['vendre des billets', 'event'],
  ['fler offerter', 'leads'],
  ['offerter', 'leads'],
  ['förfrågningar', 'leads'],
  ['visningar', 'booking'],
  ['provkörning', 'booking'],
  ['anmälningar', 'signup'],
  ['sälja biljetter', 'event'],
  ['gåvor', 'donate'],
  ['besök i butiken', 'visit'],
  ['nedladdningar', 'install'],
  ['provträning', 'trial'],
])('takes “%s” for %s', (goal, kind) => {
  expect(goalKind(goal)).toBe(kind);
});
