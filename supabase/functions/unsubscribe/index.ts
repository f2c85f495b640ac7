import { openMailService } from '../_mails/mail-service.ts';
import { unsubscribe } from './handler.ts';

Deno.serve(unsubscribe(openMailService(Deno.env.toObject())));
