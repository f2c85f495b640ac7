/** The data service of a measurement, in a process of its own: what it takes must not be taken for what the attacker takes. */
import * as z from 'zod';
import { hashInThreads } from '../data-service/auth/passwords.ts';
import { newUser, startTestService } from '../data-service/testing.ts';
import { personSchema, serviceStartSchema } from './process-messages.ts';

hashInThreads();
const service = await startTestService({
  database: z.enum(['pglite', 'postgres']).parse(process.argv[2]),
});
process.on('message', () => void tellOfNewUser());
process.on('SIGTERM', () => void service.close().then(() => process.exit(0)));
process.send?.(serviceStartSchema.parse(service));

async function tellOfNewUser(): Promise<void> {
  process.send?.(personSchema.parse(await newUser(service)));
}
