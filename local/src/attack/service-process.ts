/**
 * Runs the measured data service in a separate process, so that the attacker's memory and time are not counted.
 */
import * as z from 'zod';
import { hashInThreads } from '../data-service/auth/passwords.ts';
import { createUser, startTestService } from '../data-service/testing.ts';
import { personSchema, serviceStartSchema } from './process-messages.ts';

hashInThreads();
const service = await startTestService({
  database: z.enum(['pglite', 'postgres']).parse(process.argv[2]),
});
process.on('message', () => void tellOfNewUser());
process.on('SIGTERM', () => void service.close().then(() => process.exit(0)));
process.send?.(serviceStartSchema.parse(service));

async function tellOfNewUser(): Promise<void> {
  process.send?.(personSchema.parse(await createUser(service)));
}
