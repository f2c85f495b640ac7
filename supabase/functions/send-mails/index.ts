import { openMailService } from '../_mails/mail-service.ts';
import { sendMails } from './handler.ts';

Deno.serve(sendMails(openMailService(Deno.env.toObject())));
