import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { Envelope } from './mail-message.ts';

const MAX_MAIL_BYTES = 10 * 1024 * 1024;

/**
 * Receives mail by SMTP on loopback addresses, and passes each mail on. The sender gets the acknowledgement
 * only after the mail was stored.
 */
export function listenForMail(
  port: number,
  deliver: (source: Buffer, envelope: Envelope) => Promise<void>,
): Promise<{ close: () => Promise<void> }> {
  const server = new SMTPServer({
    banner: 'Adwright mailbox',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_MAIL_BYTES,
    onData(stream, session, done) {
      buffer(stream)
        .then((source) => deliver(source, toEnvelope(session)))
        .then(
          () => done(),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        );
    },
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      // An error of one sender's connection affects no other sender.
      server.on('error', () => {});
      resolve({ close: () => new Promise((closed) => server.close(() => closed())) });
    });
  });
}

function toEnvelope({ envelope }: SMTPServerSession): Envelope {
  return {
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    to: envelope.rcptTo.map(({ address }) => address),
  };
}
